import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';
import { namesIn } from '#app/words/locales.ts';
import type { StudioWords } from '../en/index.ts';

const plural = pluralIn('hi');
const changes = (count: number) => plural(count, { one: `${count} बदलाव`, other: `${count} बदलाव` });
const segments = (count: number) => plural(count, { one: `${count} हिस्सा`, other: `${count} हिस्से` });

export const languages: StudioWords['languages'] = {
  title: 'भाषाएँ',
  lead: (count) =>
    `कुल ${count} आइटम, ड्राफ़्ट मिलाकर। एक भाषा में प्रकाशित करने से दूसरी भाषाओं पर असर नहीं पड़ता।`,
  names: namesIn.hi,
  states: { written: 'लिखा है', older: 'पुराना', part: 'अधूरा', draft: 'ड्राफ़्ट', missing: 'बाकी' },
  differs: changes,
  lacking: (count) => `${segments(count)} बाकी`,
  counted: { written: 'लिखे हैं', older: 'पुराने', part: 'अधूरे', draft: 'ड्राफ़्ट', missing: 'बाकी' },
  translateNext: 'अगला अनुवाद करें',
  show: 'दिखाएँ',
  shows: { all: 'सभी', older: 'पुराने', missing: 'बाकी' },
  search: 'शीर्षकों में खोजें',
  find: 'खोजें',
  contentType: 'प्रकार',
  everyContentType: 'सभी प्रकार',
  sort: 'क्रम',
  sorts: {
    changed: 'जो बाकी है, वह पहले',
    read: 'सबसे ज़्यादा पढ़े गए',
    kind: 'प्रकार के हिसाब से',
  },
  reads: (many) => `पिछले 30 दिनों में ${grouped(many)} बार पढ़ा गया`,
  what: 'आइटम',
  none: 'कुछ नहीं मिला। “सभी” या कोई और प्रकार चुनिए।',
  caption: 'किस भाषा में क्या लिखा है',
  pages: 'तालिका के पेज',
  writtenIn: 'इस टेक्स्ट की भाषा',
  writtenInHelp: 'यह अपने-आप पहचानी जाती है। गलत हो, तो दूसरी चुन लीजिए।',
  recognised: (language) => (language ? `पहचानी गई: ${language}` : 'अपने-आप पहचानें'),
  tabs: 'भाषा',
  among: (contentType, number, total) => `${contentType}: ${total} पुराने अनुवादों में से ${number}`,
  previous: 'पिछला पुराना अनुवाद',
  next: 'अगला पुराना अनुवाद',
  changed: (day) => `${day} को बदला`,
  written: (day) => `${day} को प्रकाशित`,
  notYet: 'अभी प्रकाशित नहीं',
  translationOf: (language, label) => `${label}, ${language} में`,
  words: {
    picture: (number) => `तस्वीर ${number} का विवरण`,
    caption: (number) => `तस्वीर ${number} का कैप्शन`,
    paper: (number) => `दस्तावेज़ ${number} का नाम`,
  },
  stillRight: 'अब भी सही है',
  onlyMarked: 'सिर्फ़ चिह्नित शब्द बदले हैं',
  onlyFormatting: 'सिर्फ़ फ़ॉर्मेटिंग बदली है',
  asItWas: 'नहीं बदला',
  translated: 'अनुवाद हो गया',
  gone: 'हटा: ',
  new: 'जुड़ा: ',
  nothing: 'यहाँ अभी कोई टेक्स्ट नहीं है, इसलिए अनुवाद करने को कुछ नहीं है।',
  status: {
    empty: (language) => `${language} में अभी कोई टेक्स्ट नहीं है`,
    draft: (language) => `${language} वाला टेक्स्ट सिर्फ़ ऑफ़िस को दिखता है`,
    public: (language, day) => `${language} में ${day} को प्रकाशित हुआ`,
  },
  changesDone: (done, all) =>
    `${plural(all, { one: `${all} बदलाव`, other: `${all} बदलावों` })} में से ${done} का अनुवाद हुआ`,
  segmentsDone: (done, all) =>
    `${plural(all, { one: `${all} हिस्से`, other: `${all} हिस्सों` })} में से ${done} का अनुवाद हुआ`,
  progressAndSaved: (progress, saved) => [progress, saved].filter(Boolean).join('। '),
  publish: (language) => `${language} में प्रकाशित करें`,
  publishChanges: (language) => `${language} के बदलाव प्रकाशित करें`,
  withdraw: (language) => `${language} टेक्स्ट साइट से हटाएँ`,
  done: {
    saved: 'सेव हो गया। जब तक आप प्रकाशित न करें, परिवारों को नहीं दिखेगा।',
    published: 'इस भाषा में प्रकाशित हो गया। दूसरी भाषाओं में कुछ नहीं बदला।',
    'published-again': 'यह फिर से साइट पर है।',
  },
  withdrawn: (language) => `${language} वाला टेक्स्ट साइट से हटा दिया गया। वह यहाँ अब भी सेव है।`,
  translateFirst: 'पहले इसका अनुवाद कीजिए।',
  oneOnly: (from, into) =>
    `${into} पढ़ने वाले परिवार इसे ${from} में देखते हैं, क्योंकि इसका अभी अनुवाद नहीं हुआ है।`,
  notIn: (from, into) =>
    `${into} पढ़ने वाले परिवार इसे ${from} में देखते हैं, क्योंकि ${into} में इसका अनुवाद नहीं हुआ है।`,
  translate: (into) => `${into} में अनुवाद करें`,
  weKnow: 'दोबारा याद न दिलाएँ',
  olderNow: (language, count) => `${language} वाला अनुवाद पुराना है: ${changes(count)}।`,
  update: (language) => `${language} वाला टेक्स्ट अपडेट करें`,
};
