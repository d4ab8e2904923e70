import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';
import type { enquiries as english } from '../en/enquiries.ts';

const plural = pluralIn('hi');

const days = (count: number) => `${grouped(count)} दिन`;

/** '25 मिनट', '3 घंटे', '1 दिन 4 घंटे', '12 दिन' */
function duration(minutes: number): string {
  if (minutes < 1) return 'एक मिनट से कम';
  if (minutes < 60) return `${minutes} मिनट`;
  const all = Math.floor(minutes / 60);
  if (all < 24) return hours(all);
  const rest = all % 24;
  const whole = days(Math.floor(all / 24));
  return all < 72 && rest > 0 ? `${whole} ${hours(rest)}` : whole;
}

const hours = (count: number) => plural(count, { one: `${count} घंटा`, other: `${count} घंटे` });

export const enquiries: typeof english = {
  title: 'पूछताछ',
  all: 'सभी',
  states: { new: 'नई', 'in-progress': 'काम जारी', answered: 'जवाब दिया', spam: 'स्पैम' },
  filter: 'कौन-सी पूछताछ',
  duration,
  waiting: (minutes) => `इंतज़ार: ${duration(minutes)}`,
  answeredAfter: (minutes) => `जवाब में लगा समय: ${duration(minutes)}`,
  receivedAgo: (minutes) => `${duration(minutes)} पहले मिली`,
  search: {
    label: 'खोजें',
    hint: 'नाम, फ़ोन, ई-मेल, रसीद नंबर या संदेश',
    submit: 'खोजें',
    clear: 'फिर सभी दिखाएँ',
    found: (q) => `“${q}” के लिए मिलीं`,
  },
  held: (count) =>
    plural(count, {
      one: `${count} पूछताछ स्पैम लगती है, इसलिए आगे नहीं भेजी गई। कृपया देख लीजिए: हो सकता है, असली हो।`,
      other: `${grouped(count)} पूछताछ स्पैम लगती हैं, इसलिए आगे नहीं भेजी गईं। कृपया इन्हें देख लीजिए: हो सकता है, इनमें कोई असली हो।`,
    }),
  heldLink: 'इन्हें देखें',
  mailFailed: 'ई-मेल नहीं पहुँचा',
  undelivered: 'नहीं पहुँचीं',
  heldTag: 'रोकी हुई',
  assignee: (name) => `${name} के ज़िम्मे`,
  older: 'पुरानी',
  newer: 'नई',
  pages: 'और पूछताछ',
  export: 'CSV में डाउनलोड करें',
  exportHint: (most) =>
    `ऊपर जो चुना है, वह Excel या LibreOffice के लिए; ज़्यादा से ज़्यादा ${most}, सबसे नई पहले।`,
  empty: {
    all: 'अभी कोई पूछताछ नहीं आई है। जैसे ही कोई परिवार संपर्क के पेज से लिखेगा, वह यहाँ दिखेगी।',
    new: 'कोई नई पूछताछ नहीं है। बाकी सब किसी न किसी के ज़िम्मे हैं।',
    'in-progress': 'इस समय किसी पूछताछ पर काम नहीं चल रहा है।',
    answered: 'अभी किसी पूछताछ पर “जवाब दिया” नहीं लगा है।',
    undelivered: 'ऐसा कोई ई-मेल नहीं है, जो न जा सका हो।',
    spam: 'कोई स्पैम नहीं। जो स्पैम लगता है, वह यहीं रहता है और आगे नहीं भेजा जाता।',
    search: 'कुछ नहीं मिला। कम अक्षर लिखकर देखिए, या नंबर या नाम का कोई और हिस्सा।',
  },
  back: 'सूची पर वापस',
  next: 'पुरानी',
  previous: 'नई',
  neighbours: 'सूची में आगे-पीछे',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  phoneUnderstood: (written, understood) => `${written} (यानी ${understood})`,
  receipt: 'रसीद नंबर',
  received: 'कब मिली',
  message: 'संदेश',
  reply: 'ई-मेल से जवाब दें',
  call: 'फ़ोन करें',
  whatsapp: 'WhatsApp',
  replySubject: (receipt) => `आपकी पूछताछ ${receipt}`,
  replyGreeting: (name) => `आदरणीय ${name} जी,`,
  state: 'स्थिति',
  with: 'किसके ज़िम्मे',
  nobody: 'अभी कोई नहीं',
  you: (name) => `${name} (आप)`,
  take: 'अपने ज़िम्मे लें',
  giveTo: 'किसे सौंपें',
  giveNobody: 'किसी को नहीं',
  give: 'सौंपें',
  delivery: {
    title: 'स्कूल को ई-मेल',
    waiting: 'यह स्कूल के मेलबॉक्स की ओर जा रही है।',
    attempts: (attempts, next) =>
      plural(attempts, {
        one: `${attempts} कोशिश नाकाम रही; अगली ${next} होगी।`,
        other: `${grouped(attempts)} कोशिशें नाकाम रहीं; अगली ${next} होगी।`,
      }),
    tried: (attempts) =>
      plural(attempts, {
        one: `${attempts} कोशिश के बाद छोड़ दिया गया।`,
        other: `${grouped(attempts)} कोशिशों के बाद छोड़ दिया गया।`,
      }),
    because: (text) => `मेल सर्वर ने कहा: ${text}`,
    delivered: 'यह स्कूल के मेलबॉक्स में पहुँच गई।',
    filed: 'कोई मेल सर्वर नहीं लगा है, इसलिए यह सर्वर की एक फ़ाइल में ही लिखी गई। कृपया यहीं से जवाब दीजिए।',
    failed: 'यह स्कूल के मेलबॉक्स में नहीं पहुँच सकी। फिर भी आप इसे यहाँ पढ़कर जवाब दे सकते हैं।',
    held: 'यह स्पैम लगती है, इसलिए अलग रखी गई और मेलबॉक्स में नहीं भेजी गई।',
  },
  sendAgain: 'फिर भेजें',
  handedOn: {
    title: 'पुरानी साइट का दफ़्तर',
    at: (host) => (host ? `${host} के पुराने दफ़्तर` : 'पुराने दफ़्तर'),
    taken: (host, when) => `${host} को भेज दी गई: ${when}।`,
    receipt: (number) => `वहाँ इसका नंबर: ${number}`,
    waiting: (host) => `यह ${host} को भेजे जाने का इंतज़ार कर रही है।`,
    unsure: (host) =>
      `${host} को भेजी गई, पर पहुँचने का कोई जवाब नहीं आया: पहुँची या नहीं, यहाँ से पता नहीं चल सकता। फिर भेजने से पहले कृपया वहाँ पूछ लीजिए।`,
    'given-up': (host) => `यह ${host} को नहीं भेजी गई।`,
    sent: (attempts) => `${grouped(attempts)} बार भेजी गई।`,
    again: 'फिर आगे भेजें',
    inHand: 'यह अभी भेजी जा रही है। कुछ मिनट बाद फिर देखिए।',
    why: {
      off: 'भेजे जाने से पहले ही आगे भेजना बंद कर दिया गया।',
      spam: 'भेजे जाने से पहले ही इसे स्पैम बताया गया।',
      noHost: 'इस पते पर कोई साइट नहीं है।',
      notPublic: 'यह पता हमारे ही नेटवर्क में ले जाता है, और उससे पूछा नहीं जा सकता।',
      address: 'इस पते पर भेजने की अनुमति नहीं है।',
      redirects: 'पुरानी साइट ने कहीं और भेज दिया। कृपया उसका पता जाँचिए।',
      slow: 'पुरानी साइट ने बहुत देर लगाई।',
      lost: 'पुरानी साइट से संपर्क नहीं हो सका, या टूट गया।',
      page: 'पुरानी साइट ने यह बताने के बजाय कि मिल गई, एक पेज भेज दिया।',
      'cut-off': 'भेजते समय यह साइट रुक गई थी।',
    },
    refused: (status) => `पुराने दफ़्तर ने इसे नहीं लिया: उसका जवाब ${status} था।`,
    answered: (status) => `पुराने दफ़्तर का जवाब ${status} था।`,
    restUntil: (when) => `पुरानी साइट ने ${when} तक रुकने को कहा है।`,
  },
  acquit: 'यह स्पैम नहीं है: भेज दें',
  acquitOnly: 'यह स्पैम नहीं है',
  notes: {
    title: 'नोट',
    lead: 'इन्हें सिर्फ़ स्टाफ़ देखता है। बाद में इन्हें बदला नहीं जा सकता।',
    label: 'नया नोट',
    submit: 'नोट सेव करें',
    none: 'अभी कोई नोट नहीं है।',
    notKept: 'नोट अभी सेव नहीं हुआ।',
    required: 'कृपया पहले कुछ लिखिए।',
    tooLong: (most) => `कृपया ${grouped(most)} अक्षरों के भीतर लिखिए।`,
    by: (name, when) => `${name}, ${when}`,
  },
  keeping: {
    title: 'यह कब तक रहेगी',
    until: (day, keepDays, spamDays) =>
      `यह ${day} को खुद मिट जाएगी: पूछताछ ${days(keepDays)} रखी जाती है, स्पैम ${days(spamDays)}।`,
    deleteNow: 'इसे अभी मिटाएँ',
    deleteWhy:
      'उनके लिए, जो चाहते हैं कि उनका लिखा मिटा दिया जाए। यह अपने नोट के साथ तुरंत मिट जाती है और वापस नहीं आ सकती; स्कूल के मेलबॉक्स वाला ई-मेल वहीं मिटाना होगा।',
    deleteConfirm: (name) => `${name} की पूछताछ हमेशा के लिए मिटाएँ`,
  },
  done: {
    give: 'सेव हो गया: ज़िम्मा सौंप दिया गया।',
    state: 'हो गया: स्थिति बदल गई।',
    note: 'आपका नोट सेव हो गया।',
    'send-again': 'इसे फिर भेजा जा रहा है।',
    'hand-on-again': 'इसे फिर आगे भेजा जा रहा है।',
    acquit: 'धन्यवाद। अब यह भी बाकी सब जैसी पूछताछ है।',
    delete: 'पूछताछ मिटा दी गई।',
  },
  changed: 'किसी और ने आपसे पहले बदल दिया: अब यह ऐसी है। कृपया देखकर फिर चुनिए।',
  csv: {
    file: (day) => `enquiries-${day}.csv`,
    headings: [
      'रसीद नंबर',
      'कब मिली (भारतीय समय)',
      'नाम',
      'ई-मेल',
      'फ़ोन',
      'संदेश',
      'स्थिति',
      'किसके ज़िम्मे',
      'मेल',
      'जवाब कब दिया (भारतीय समय)',
      'नोट',
    ],
    deliveries: {
      waiting: 'जाने वाली',
      delivered: 'पहुँची',
      filed: 'फ़ाइल में लिखी गई',
      failed: 'नहीं पहुँची',
      held: 'स्पैम मानकर रोकी गई',
    },
  },
};
