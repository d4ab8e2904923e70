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
  mine: 'मेरी',
  states: { new: 'नई', 'in-progress': 'काम जारी', answered: 'जवाब दिया', spam: 'स्पैम' },
  filter: 'कौन-सी पूछताछ',
  duration,
  waiting: (minutes) => `इंतज़ार: ${duration(minutes)}`,
  answeredAfter: (minutes) => `जवाब में लगा समय: ${duration(minutes)}`,
  receivedAgo: (minutes) => `${duration(minutes)} पहले मिली`,
  search: {
    hint: 'नाम, फ़ोन, ई-मेल, संदर्भ संख्या या संदेश',
    submit: 'खोजें',
    clear: 'सभी दिखाएँ',
    found: (q) => `“${q}” के नतीजे`,
  },
  held: (count) =>
    plural(count, {
      one: `${count} पूछताछ स्पैम लगती है, इसलिए मेलबॉक्स में नहीं भेजी गई। कृपया इसे जाँच लीजिए: हो सकता है, असली हो।`,
      other: `${grouped(count)} पूछताछ स्पैम लगती हैं, इसलिए मेलबॉक्स में नहीं भेजी गईं। कृपया इन्हें जाँच लीजिए: हो सकता है, इनमें कोई असली हो।`,
    }),
  heldLink: 'स्पैम जाँचें',
  mailFailed: 'ई-मेल नहीं पहुँचा',
  undelivered: 'नहीं पहुँचीं',
  heldTag: 'स्पैम मानकर रोकी गई',
  assignee: (name) => `${name} जी के ज़िम्मे`,
  older: 'इससे पुरानी पूछताछ',
  newer: 'इससे नई पूछताछ',
  pages: 'और पूछताछ',
  export: 'CSV में डाउनलोड करें',
  exportHint: (most) =>
    `इस सूची की सब पूछताछ, Excel या LibreOffice के लिए। ज़्यादा से ज़्यादा ${most}, सबसे नई पहले।`,
  empty: {
    all: 'अभी कोई पूछताछ नहीं आई है। संपर्क वाले पेज से भेजे गए संदेश यहाँ दिखेंगे।',
    new: 'कोई नई पूछताछ नहीं है। बाकी सब किसी न किसी के ज़िम्मे हैं।',
    'in-progress': 'अभी किसी पूछताछ पर काम नहीं चल रहा है।',
    answered: 'अभी किसी पूछताछ पर “जवाब दिया” नहीं लगा है।',
    mine: 'अभी आपके ज़िम्मे कोई पूछताछ बाकी नहीं है।',
    undelivered: 'सभी ई-मेल पहुँच गए हैं।',
    spam: 'कोई स्पैम नहीं है। जो संदेश स्पैम लगते हैं, वे यहाँ रोके जाते हैं और मेलबॉक्स में नहीं भेजे जाते।',
    search: 'कुछ नहीं मिला। कम अक्षर लिखकर देखिए, या नंबर या नाम का कोई और हिस्सा।',
  },
  next: 'इससे पुरानी पूछताछ',
  previous: 'इससे नई पूछताछ',
  neighbours: 'इससे नई और पुरानी पूछताछ',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  phoneUnderstood: (written, understood) => `${written} (डायल होगा: ${understood})`,
  receipt: 'संदर्भ संख्या',
  received: 'कब मिली',
  reply: 'ई-मेल से जवाब दें',
  call: 'फ़ोन करें',
  whatsapp: 'WhatsApp',
  replySubject: (receipt) => `आपकी पूछताछ ${receipt}`,
  replyGreeting: (name) => `आदरणीय ${name} जी,`,
  timeline: {
    title: 'अब तक क्या हुआ',
    wrote: (name) => `${name} जी का संदेश`,
    assigned: (name) => `${name} जी के ज़िम्मे`,
    assignedToNobody: 'अब किसी के ज़िम्मे नहीं',
    state: (state) => `स्थिति: ${state}`,
    note: 'नोट',
    notSpam: 'स्पैम से हटाई गई',
    sentAgain: 'स्कूल के मेलबॉक्स में फिर भेजी गई',
    forwardedAgain: 'पुरानी साइट को फिर भेजी गई',
    olderLeftOut: 'इससे पुराने बदलाव नहीं दिखाए गए हैं',
  },
  details: 'विवरण',
  state: 'स्थिति',
  with: 'किसके ज़िम्मे',
  nobody: 'अभी कोई नहीं',
  you: (name) => `${name} (आप)`,
  take: 'अपने ज़िम्मे लें',
  giveNobody: 'किसी को न दें',
  give: 'सौंपें',
  delivery: {
    title: 'स्कूल को ई-मेल',
    waiting: 'यह स्कूल के मेलबॉक्स में भेजी जा रही है।',
    attempts: (attempts, next) =>
      plural(attempts, {
        one: `${attempts} कोशिश नाकाम रही। अगली कोशिश: ${next}।`,
        other: `${grouped(attempts)} कोशिशें नाकाम रहीं। अगली कोशिश: ${next}।`,
      }),
    tried: (attempts) =>
      plural(attempts, {
        one: `${attempts} कोशिश के बाद भेजना बंद कर दिया गया।`,
        other: `${grouped(attempts)} कोशिशों के बाद भेजना बंद कर दिया गया।`,
      }),
    because: (text) => `मेल सर्वर का जवाब: ${text}`,
    delivered: 'यह स्कूल के मेलबॉक्स में पहुँच गई।',
    filed:
      'कोई मेल सर्वर नहीं लगा है, इसलिए यह सिर्फ़ सर्वर की एक फ़ाइल में सेव हुई। कृपया इसी पेज से जवाब दीजिए।',
    failed:
      'यह स्कूल के मेलबॉक्स में नहीं पहुँच सकी। फिर भी आप इसे यहाँ पढ़ सकते हैं और इसी पेज से जवाब दे सकते हैं।',
    held: 'यह स्पैम लगती है, इसलिए मेलबॉक्स में नहीं भेजी गई।',
  },
  sendAgain: 'फिर भेजें',
  handedOn: {
    title: 'पुरानी साइट',
    at: (host) => (host ? `पुरानी साइट (${host})` : 'पुरानी साइट'),
    taken: (host, when) => `${host} को भेज दी गई: ${when}।`,
    receipt: (number) => `वहाँ की संदर्भ संख्या: ${number}`,
    waiting: (host) => `अभी ${host} को नहीं भेजी गई।`,
    unsure: (host) =>
      `${host} को भेजी गई, पर वहाँ से पहुँचने की पुष्टि नहीं आई। फिर भेजने से पहले कृपया वहाँ पूछ लीजिए।`,
    'given-up': (host) => `${host} को नहीं भेजी गई।`,
    sent: (attempts) => `${grouped(attempts)} बार कोशिश की गई।`,
    again: 'पुरानी साइट को फिर भेजें',
    inHand: 'यह अभी भेजी जा रही है। कुछ मिनट बाद फिर देखिए।',
    why: {
      off: 'भेजे जाने से पहले ही पुरानी साइट को भेजना बंद कर दिया गया।',
      spam: 'भेजे जाने से पहले ही इसे स्पैम बताया गया।',
      noHost: 'इस पते पर कोई साइट नहीं है।',
      notPublic: 'यह पता किसी निजी नेटवर्क का है, और इसकी अनुमति नहीं है।',
      address: 'इस पते पर भेजने की अनुमति नहीं है।',
      redirects: 'पुरानी साइट का पता जाँचिए: वह साइट हमें किसी और पते पर भेज देती है।',
      slow: 'पुरानी साइट ने जवाब देने में बहुत देर लगाई।',
      lost: 'पुरानी साइट से संपर्क नहीं हो सका, या टूट गया।',
      page: 'पुरानी साइट ने पुष्टि की जगह एक पेज भेज दिया।',
      'cut-off': 'भेजते समय यह साइट रुक गई थी।',
    },
    refused: (status) => `पुरानी साइट ने इसे नहीं लिया (कोड ${status})।`,
    answered: (status) => `पुरानी साइट से यह जवाब आया: कोड ${status}।`,
    restUntil: (when) => `पुरानी साइट ने ${when} तक रुकने को कहा है।`,
  },
  acquit: 'स्पैम नहीं है: भेज दें',
  acquitOnly: 'स्पैम से हटाएँ',
  notes: {
    lead: 'नोट सिर्फ़ स्टाफ़ को दिखते हैं। बाद में इन्हें बदला नहीं जा सकता।',
    label: 'नया नोट',
    submit: 'नोट सेव करें',
    notKept: 'नोट अभी सेव नहीं हुआ।',
    required: 'पहले नोट लिखिए।',
    tooLong: (most) => `नोट छोटा कीजिए: ज़्यादा से ज़्यादा ${grouped(most)} अक्षर।`,
    by: (name, when) => `${name}, ${when}`,
  },
  keeping: {
    title: 'यह कब तक रहेगी',
    until: (day, keepDays, spamDays) =>
      `यह ${day} को अपने-आप मिट जाएगी। पूछताछ ${days(keepDays)} रखी जाती है, स्पैम ${days(spamDays)}।`,
    deleteNow: 'इसे अभी मिटाएँ',
    deleteWhy:
      'जब कोई कहे कि उनका लिखा मिटा दिया जाए, तब इसे मिटाइए। पूछताछ अपने नोट के साथ तुरंत मिट जाती है और वापस नहीं आ सकती। स्कूल के मेलबॉक्स वाला ई-मेल अलग से मिटाइए।',
    deleteConfirm: (name) => `${name} जी की पूछताछ हमेशा के लिए मिटाएँ`,
  },
  done: {
    give: 'सेव हो गया: ज़िम्मा सौंप दिया गया।',
    state: 'सेव हो गया: स्थिति बदल गई।',
    note: 'आपका नोट सेव हो गया।',
    'send-again': 'इसे फिर भेजा जा रहा है।',
    'hand-on-again': 'इसे पुरानी साइट को फिर भेजा जा रहा है।',
    acquit: 'धन्यवाद। अब यह स्पैम में नहीं है।',
    delete: 'पूछताछ मिटा दी गई।',
  },
  changed: 'किसी और ने इसे आपसे पहले बदल दिया। इसे देखकर फिर चुनिए।',
  csv: {
    file: (day) => `enquiries-${day}.csv`,
    headings: [
      'संदर्भ संख्या',
      'कब मिली (भारतीय समय)',
      'नाम',
      'ई-मेल',
      'फ़ोन',
      'संदेश',
      'स्थिति',
      'किसके ज़िम्मे',
      'स्कूल को ई-मेल',
      'जवाब कब दिया (भारतीय समय)',
      'नोट',
    ],
    deliveries: {
      waiting: 'अभी नहीं भेजी गई',
      delivered: 'पहुँची',
      filed: 'फ़ाइल में सेव हुई',
      failed: 'नहीं पहुँची',
      held: 'स्पैम मानकर रोकी गई',
    },
  },
};
