import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';
import { namesIn } from '#app/words/locales.ts';
import type { StudioWords } from '../en/index.ts';

const plural = pluralIn('hi');
const changes = (count: number) => plural(count, { one: `${count} बदलाव`, other: `${count} बदलाव` });
const segments = (count: number) => plural(count, { one: `${count} हिस्सा`, other: `${count} हिस्से` });

/** Translations and their states. */
export const languages: StudioWords['languages'] = {
  title: 'भाषाएँ',
  lead: (count) =>
    `कुल ${count} आइटम, ड्राफ़्ट मिलाकर। एक भाषा प्रकाशित करने से दूसरी पर कोई असर नहीं पड़ता।`,
  names: namesIn.hi,
  states: { written: 'लिखा है', older: 'पुराना', part: 'अधूरा', draft: 'ड्राफ़्ट', missing: 'बाकी' },
  differs: changes,
  lacking: (count) => `${segments(count)} बाकी`,
  counted: { written: 'लिखे हैं', older: 'पुराने', part: 'अधूरे', draft: 'ड्राफ़्ट', missing: 'बाकी' },
  show: 'कौन-से',
  shows: { all: 'सभी', older: 'पुराने', missing: 'बाकी' },
  search: 'शीर्षकों में खोजें',
  find: 'दिखाएँ',
  contentType: 'प्रकार',
  everyContentType: 'हर प्रकार',
  sort: 'क्रम',
  sorts: {
    changed: 'जो बाकी है, वह पहले',
    read: 'सबसे ज़्यादा पढ़ा',
    kind: 'प्रकार के हिसाब से',
  },
  reads: (many) => `पिछले 30 दिनों में ${grouped(many)} बार पढ़ा गया`,
  what: 'क्या',
  none: 'यहाँ कुछ नहीं है। “सभी” या कोई और प्रकार चुनिए।',
  caption: 'किस भाषा में क्या लिखा है',
  pages: 'तालिका के पेज',
  writtenIn: 'इस लेख की भाषा',
  writtenInHelp: 'यह शब्दों से पहचानी जाती है। गलत हो तो यहाँ चुन लीजिए।',
  recognised: (language) => (language ? `पहचानी गई: ${language}` : 'शब्दों से'),
  tabs: 'भाषा',
  tabState: (state) => ` (${state})`,
  back: 'भाषाएँ',
  among: (contentType, number, total) => `${contentType}, ${total} पुरानों में से ${number}`,
  previous: 'इससे पहले वाला पुराना',
  next: 'अगला पुराना',
  changed: (day) => `${day} को बदला`,
  written: (day) => `${day} को लिखा`,
  notYet: 'अभी साइट पर नहीं',
  translationOf: (language, label) => `${label}, ${language} में`,
  words: {
    picture: (number) => `तस्वीर ${number} का विवरण`,
    caption: (number) => `तस्वीर ${number} का कैप्शन`,
    paper: (number) => `कागज़ ${number} का नाम`,
  },
  stillRight: 'अब भी सही है',
  onlyMarked: 'सिर्फ़ चिह्नित शब्द बदले हैं',
  onlyFormatting: 'सिर्फ़ सजावट बदली है',
  asItWas: 'पहले जैसा',
  translated: 'अनुवाद हो गया',
  gone: 'हटा: ',
  new: 'नया: ',
  nothing: 'यहाँ अभी कुछ लिखा नहीं है, इसलिए अनुवाद के लिए भी कुछ नहीं है।',
  status: {
    empty: (language) => `${language} में अभी कुछ नहीं लिखा है`,
    draft: (language) => `${language} वाला पाठ सिर्फ़ ऑफ़िस देखता है`,
    public: (language, day) => `${language} में ${day} से साइट पर है`,
  },
  changesDone: (done, all) =>
    `${plural(all, { one: `${all} बदलाव`, other: `${all} बदलावों` })} में से ${done} का अनुवाद हुआ`,
  segmentsDone: (done, all) =>
    `${plural(all, { one: `${all} हिस्से`, other: `${all} हिस्सों` })} में से ${done} का अनुवाद हुआ`,
  progressAndSaved: (progress, saved) => [progress, saved].filter(Boolean).join(', '),
  publish: (language) => `${language} में प्रकाशित करें`,
  publishChanges: (language) => `${language} के बदलाव प्रकाशित करें`,
  withdraw: (language) => `${language} को साइट से हटाएँ`,
  done: {
    saved: 'सेव हो गया। परिवार वही पढ़ते हैं जो पहले पढ़ते थे।',
    published: 'इस भाषा में प्रकाशित हो गया। दूसरी भाषा पहले जैसी है।',
    'published-again': 'यह फिर से साइट पर है।',
  },
  withdrawn: (language) => `${language} वाला पाठ साइट से हट गया। जो लिखा था, वह सेव है।`,
  translateFirst: 'पहले इसका अनुवाद कीजिए।',
  oneOnly: (from, into) =>
    `${into} पढ़ने वाले परिवार इसे ${from} में देखते हैं, क्योंकि यह एक ही भाषा में है।`,
  notIn: (from, into) =>
    `${into} पढ़ने वाले परिवार इसे ${from} में देखते हैं, क्योंकि ${into} में इसका अनुवाद नहीं हुआ है।`,
  translate: (into) => `${into} में अनुवाद करें`,
  weKnow: 'हमें पता है',
  olderNow: (language, count) => `${language} वाला रूप पुराना है: ${changes(count)}।`,
  update: (language) => `${language} को अपडेट करें`,
};
