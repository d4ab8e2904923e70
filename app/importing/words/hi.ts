import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';
import type { words as english } from './en.ts';

const plural = pluralIn('hi');

const items = (many: number) => `${grouped(many)} आइटम`;

const importing: typeof english.importing = {
  title: 'आयात',
  steps: 'आयात के कदम',
  skipSteps: 'सीधे इस कदम पर जाएँ',
  stepNames: {
    look: 'पुरानी साइट जाँचें',
    move: 'आयात करें',
    report: 'रिपोर्ट और सहमति',
    step: 'पुरानी साइट से मिलाते रहें',
  },
  stepDone: ', हो गया',
  notAllowedYet: 'अभी दिखाने को कुछ नहीं है।',
  startWithDryRun: 'पहले पुरानी साइट जाँचें',
  number: (many) => grouped(many),
  photos: (many) => `${grouped(many)} ${plural(many, { one: 'तस्वीर', other: 'तस्वीरें' })}`,
  files: 'तस्वीरें और दस्तावेज़',
  lasted: (seconds) =>
    seconds < 100
      ? `${grouped(Math.max(1, Math.round(seconds)))} सेकंड`
      : `${grouped(Math.round(seconds / 60))} मिनट`,
  refresh: 'पेज रिफ़्रेश करें',
  reasons: {
    'foreign-school': 'किसी दूसरे स्कूल का है',
    'no-title': 'शीर्षक नहीं है',
    'nothing-in-it': 'खाली है',
    'not-an-item': 'ऐसे रूप में है जो पढ़ा नहीं जा सकता',
    'before-since': 'चुने हुए साल से पुराना है',
    'bad-link': 'इसका लिंक नहीं है या सही नहीं है',
    'too-long': 'बहुत लंबा है',
    'table-too-large':
      'इसमें 30 से ज़्यादा कॉलम या 300 से ज़्यादा पंक्तियों की तालिका है: आयात के बाद इसे जाँच लीजिए',
    'item-failed': 'पढ़ा नहीं जा सका: खराब है या बहुत बड़ा है',
    'list-unreachable': 'पुरानी साइट ने जवाब नहीं दिया',
    'list-not-json': 'पुरानी साइट ने सूची की जगह एक पेज भेजा',
    'list-not-a-list': 'पुरानी साइट ने जो भेजा, वह सूची नहीं है',
    'list-too-large': 'सूची बहुत बड़ी है',
    'not-allowed': 'पुरानी साइट ने अनुमति नहीं दी',
    'file-missing': 'उस पते पर कोई तस्वीर नहीं है',
    'file-not-a-picture': 'न तस्वीर है, न PDF',
    'file-broken': 'तस्वीर खराब है',
    'file-too-large': '40 MB से बड़ी है, या 20 MB से बड़ी PDF है',
    'file-too-many-pixels': 'बहुत ज़्यादा पिक्सेल हैं',
    'file-withdrawn': 'यहाँ हर जगह से हटाई गई थी, इसलिए फिर नहीं आती',
    'file-elsewhere': 'किसी दूसरी साइट पर है',
    'file-unreachable': 'डाउनलोड नहीं हो सकी',
    'file-too-many': 'आइटम में और फ़ाइलों की जगह नहीं है',
  },
  reason: (reason) => (importing.reasons as Record<string, string>)[reason] ?? reason,
  details: {
    noHost: 'इस पते पर कोई वेबसाइट नहीं है',
    notPublic: 'यह पता किसी निजी नेटवर्क का है',
    address: 'इस पते की अनुमति नहीं है',
    redirects: 'वह बार-बार कहीं और भेजती है',
    slow: 'बहुत देर लगी',
    lost: 'संपर्क नहीं हो सका',
  },
  detail: (detail) => (importing.details as Record<string, string>)[detail] ?? detail,
  trouble: (trouble) =>
    trouble === 'no-old-site' ? 'पुरानी साइट का पता अब सेव नहीं है' : importing.reason(trouble),
  csv: {
    heads: ['प्रकार', 'पुरानी साइट पर आईडी या पता', 'शीर्षक', 'कारण', 'ब्योरा'],
    link: 'CSV डाउनलोड करें',
  },
  dryRun: {
    lead: 'जाँचने से कुछ नहीं बदलता। आयात किया हुआ सब कुछ ड्राफ़्ट रहता है, जब तक आप उसे प्रकाशित न करें।',
    from: 'पुरानी साइट',
    address: 'पता',
    addressHelp: 'जैसा परिवार लिखते हैं, https से शुरू।',
    addressForwards:
      'जैसा परिवार लिखते हैं, https से शुरू। पूछताछ इस साइट को भी भेजी जाती है। पता या स्कूल का कोड बदलने पर यह भेजना बंद हो जाएगा।',
    school: 'पुरानी साइट पर स्कूल का कोड',
    since: 'किस साल से',
    sinceAlways: 'सभी साल',
    kinds: 'क्या-क्या लाना है',
    kindsHelp: 'सब कुछ लाना हो, तो कहीं टिक मत लगाइए।',
    token: 'टोकन',
    tokenShow: 'टोकन दिखाएँ',
    tokenHelp:
      'इसे सुरक्षित रूप से सेव किया जाता है और फिर कभी नहीं दिखाया जाता। पुरानी साइट टोकन न माँगे, तो खाली छोड़िए।',
    tokenSaved: (day) => `${day} को सेव हुआ`,
    tokenChange: 'टोकन बदलें',
    tokenNew: 'नया टोकन',
    tokenForget: 'टोकन मिटाएँ',
    tokenUnreadable:
      'टोकन फिर लिखिए। सेव किया हुआ टोकन अब पढ़ा नहीं जा सकता, जैसे साइट को दूसरे कंप्यूटर पर ले जाने के बाद।',
    button: 'पुरानी साइट जाँचें',
    again: 'फिर जाँचें',
    looked: (when, lasted) => `जाँच हुई: ${when}, ${lasted} में`,
    looking: 'पुरानी साइट जाँची जा रही है',
    lookingHelp:
      'उसकी सूचियाँ पढ़ी जा रही हैं, और आकार का अंदाज़ा लगाने के लिए कुछ तस्वीरें। कुछ भी सेव नहीं किया जाता।',
    read: (lists) =>
      `अब तक ${grouped(lists)} ${plural(lists, { one: 'सूची पढ़ी गई', other: 'सूचियाँ पढ़ी गईं' })}`,
    failed: 'पुरानी साइट नहीं जाँची जा सकी',
    readable:
      'सिर्फ़ उन्हीं साइटों से आयात हो सकता है जिनमें प्रदाता का इंटरफ़ेस (API) है: प्रदाता की अपनी स्कूल साइटें, और इस सॉफ़्टवेयर से बनी हर साइट। वे स्कूल के कोड के साथ /api/news/CODE पर जवाब देती हैं। WordPress, Wix, Google Sites जैसी साइटों से आयात नहीं हो सकता।',
    whyFailed: {
      noHost: (host) => `${host} पर कोई वेबसाइट नहीं है। देखिए कि पता लिखने में कोई गलती तो नहीं हुई।`,
      private: (host) => `पुरानी साइट का सार्वजनिक पता लिखिए: ${host} किसी निजी नेटवर्क में है।`,
      noAnswer: (host) =>
        `${host} ने जवाब नहीं दिया। थोड़ी देर बाद फिर कोशिश कीजिए। ऐसा ही रहे, तो उस साइट के प्रदाता से पूछिए।`,
      refused: (host) => `${host} ने अनुमति नहीं दी। उसके प्रदाता से टोकन लेकर यहाँ लिखिए।`,
      noLists: (host, school) =>
        `${host} जवाब देती है, पर उसमें कोड “${school}” की ऐसी सूचियाँ नहीं हैं जो पढ़ी जा सकें। पता और स्कूल का कोड जाँच लीजिए।`,
      other: (trouble) => `${trouble}।`,
    },
    stopped: 'जाँच बीच में ही रोक दी गई।',
    underWay: 'अभी आयात जारी है। फिर जाँचने या पता बदलने से पहले उसे बंद कीजिए।',
    goTo: 'आयात देखें',
    problems: {
      address: 'ऐसा पता लिखिए जो https से शुरू हो। यह पता पढ़ा नहीं जा सकता।',
      insecure:
        'ऐसा पता लिखिए जो https से शुरू हो। पुरानी साइट का ऐसा पता न हो, तो साइट चलाने वाले इसकी अनुमति दे सकते हैं।',
      schoolThere: 'कोड में सिर्फ़ अंग्रेज़ी अक्षर, अंक, - और _ लिखिए।',
      since: 'कोई साल चुनिए।',
      onlyTypes: 'फिर चुनिए: इनमें से एक का आयात नहीं हो सकता।',
      token: 'टोकन जाँचिए: यह बहुत लंबा है, या इसमें ऐसे अक्षर हैं जो भेजे नहीं जा सकते।',
    },
    asks: {
      addresses: 'पुराने पते चलते रहेंगे',
      addressesHelp: 'पुराने एल्बमों और तस्वीरों के लिंक नए पेजों पर खुलते हैं।',
      visitors: (many) => `अब तक आगंतुक: ${grouped(many)}`,
      visitorsUnknown: 'आगंतुकों की संख्या',
      visitorsHelp:
        'आप चाहें, तो यह संख्या एक बार आपकी संख्या में जोड़ दी जाती है; मुखपृष्ठ पर यह लिखा रहता है।',
      leave: 'आप जब चाहें, सब कुछ निर्यात कर सकते हैं',
      leaveHelp: 'ऐसी फ़ाइलों में, जो दूसरी साइट पर भी काम आएँ।',
    },
    what: 'क्या-क्या आएगा',
    caption: 'हर प्रकार का क्या-क्या आएगा',
    columns: {
      kind: 'प्रकार',
      there: 'पुरानी साइट',
      coming: 'आएगा',
      here: 'पहले से यहाँ',
      cannot: 'छूटेगा',
      why: 'कारण',
    },
    unread: 'पढ़ी नहीं जा सकी',
    why: (many, reason) => `${grouped(many)}: ${reason}`,
    shrunk: (now, before) =>
      `पहले आए ${grouped(before)} में से वहाँ की सूची में सिर्फ़ ${grouped(now)} हैं: कुछ नहीं लाया जाएगा`,
    sampleMissing: (missing, requested) =>
      `नमूने की ${grouped(requested)} फ़ाइलों में से ${grouped(missing)} डाउनलोड नहीं हो ${plural(missing, { one: 'सकी', other: 'सकीं' })}`,
    size: 'कितना कुछ आयात होगा',
    bytes: 'कुछ फ़ाइलों से लगाया अंदाज़ा',
    about: (lasted) => `करीब ${lasted}`,
    duration: 'समय',
    time: 'कम से कम, ताकि पुरानी साइट पर बोझ न पड़े',
    disk: 'डिस्क में जगह',
    room: 'आयात के बाद बचेगी',
    noRoom: (free) => `इतनी जगह नहीं है: ${free} खाली है। आयात से पहले साइट चलाने वालों से पूछिए।`,
    newest: 'झलक',
    newestHelp: 'पुरानी साइट के सबसे नए एल्बम।',
    importItems: (many) => `${items(many)} आयात करें`,
    importHelp: 'सब कुछ ड्राफ़्ट बनकर आएगा। आप कभी भी रोक सकते हैं।',
    nothing: 'सब कुछ पहले से यहाँ है। लाने को कुछ नहीं है।',
  },
  importRun: {
    lead: 'आप यह पेज या अपना कंप्यूटर बंद कर सकते हैं: आयात सर्वर पर चलता रहेगा।',
    states: {
      running: 'आयात चल रहा है',
      paused: 'रुका हुआ है',
      stopped: 'बंद किया गया। जो आ गया, वह यहीं रहेगा। बाकी के लिए फिर आयात कीजिए।',
      done: 'जो आ सकता था, वह सब यहाँ है',
      failed: 'आयात नहीं हो सका',
    },
    failedBecause: (why) => `आयात नहीं हो सका। ${why}`,
    reading: 'पुरानी साइट की सूचियाँ पढ़ी जा रही हैं',
    announced: (state, percent) => `${state}। ${percent}% हो गया।`,
    left: (lasted) => `करीब ${lasted} बाकी`,
    leftUnknown: 'बाकी समय का अंदाज़ा लगाया जा रहा है…',
    pause: 'रोकें',
    resume: 'फिर चलाएँ',
    stop: 'आयात बंद करें',
    nums: {
      items: 'आइटम',
      files: 'तस्वीरें और दस्तावेज़',
      bytes: 'डाउनलोड हुआ',
      passed: 'छोड़े गए',
      speed: 'गति',
    },
    numbers: 'आयात के आँकड़े',
    of: (all) => `/ ${all}`,
    ofAbout: (all) => `/ करीब ${all}`,
    soFar: 'अब तक',
    aSecond: 'हर सेकंड',
    arriving: 'सबसे नई तस्वीरें',
    noneArrived: 'अभी कोई तस्वीर नहीं आई।',
    typeProgress: (name, done, all) => `${name}: ${grouped(all)} में से ${grouped(done)}`,
    typeDone: (name, all) => `${name}: ${grouped(all)}`,
    happens: 'क्या-क्या हुआ',
    older: 'इससे पुरानी पंक्तियाँ',
    newest: 'सबसे नई पंक्तियाँ',
    none: 'अभी कुछ आयात नहीं हुआ है।',
    toReport: 'रिपोर्ट देखें',
    startedBy: (name) => `${name} जी ने आयात शुरू किया`,
    log: {
      parked:
        'इस कदम में सर्वर दो बार बंद हुआ, इसलिए आयात रोक दिया गया। साइट चलाने वालों को बताइए। फिर कोशिश करने के लिए “फिर चलाएँ” दबाइए।',
      read: (kind, there) => `${kind}: पुरानी साइट की सूची में ${grouped(there)}`,
      failed: (kind, reason) => `${kind}: सूची पढ़ी नहीं जा सकी। ${reason}।`,
      shrunk: (kind, now, before) =>
        `${kind}: ${grouped(before)} में से पुरानी साइट पर सिर्फ़ ${grouped(now)} बचे हैं। कुछ आयात नहीं हुआ।`,
      away: 'पुरानी साइट जवाब नहीं दे रही है। एक मिनट में फिर कोशिश होगी।',
      differs: (kind, title) => `${kind}: “${title}” को यहाँ भी बदला गया था। फ़ैसला आपको करना है।`,
      album: (title, photos) => `एल्बम “${title}”: ${photos}, पूरा`,
      albumWithout: (title, photos, missing) =>
        `एल्बम “${title}”: ${photos}, ${grouped(missing)} ${plural(missing, { one: 'नहीं आई', other: 'नहीं आईं' })}`,
    },
  },
  report: {
    ended: (when, lasted) => `पूरा हुआ: ${when}, ${lasted} में।`,
    notEnded: 'आयात अभी पूरा नहीं हुआ है। ये अब तक की संख्याएँ हैं।',
    families: (waiting) =>
      waiting === 0
        ? 'आयात किया हुआ कुछ भी ड्राफ़्ट में नहीं बचा।'
        : `इनमें से ${items(waiting)} परिवारों को अभी नहीं ${plural(waiting, { one: 'दिखता', other: 'दिखते' })}।`,
    nums: { created: 'नए', updated: 'बदले', unchanged: 'नहीं बदले', passed: 'छोड़े गए' },
    passed: 'क्या छूटा, और क्यों',
    nonePassed: 'कुछ नहीं छूटा।',
    show: 'दिखाएँ',
    showOf: (what) => ` क्या छूटा: ${what}`,
    shownFirst: (many, all) =>
      many < all ? `${grouped(all)} में से पहले ${grouped(many)}` : `सभी ${grouped(all)}`,
    tryAgain: 'फिर कोशिश करें',
    noTitle: 'बिना शीर्षक',
    came: 'क्या-क्या आया',
    drafts: 'ड्राफ़्ट खोलें',
    draftsOf: (kind) => `: ${kind}`,
    waiting: (many) => `${grouped(many)} ड्राफ़्ट में`,
    noneCame: 'अभी कुछ आयात नहीं हुआ है।',
    consent: 'क्या एल्बम प्रकाशित किए जा सकते हैं?',
    consentLead: (albums, photos) =>
      `पुरानी साइट पर ${grouped(albums)} एल्बम (${importing.photos(photos)}) सबके लिए ${plural(albums, { one: 'खुला था', other: 'खुले थे' })}। इससे सहमति नहीं मान ली जाती: किसी एक व्यक्ति को अपने नाम से सहमति की पुष्टि करनी होगी, सभी एल्बमों के लिए या कुछ के लिए।`,
    consentWords:
      'जो देख नहीं सकते, उनके लिए एल्बम का शीर्षक ही हर तस्वीर का विवरण रहता है, जब तक कोई अलग विवरण न लिखे।',
    all: (albums) => plural(albums, { one: 'यह एल्बम।', other: `सभी ${grouped(albums)} एल्बम।` }),
    allHelp: 'स्कूल के रिकॉर्ड के अनुसार माता-पिता सहमत हैं।',
    some: 'सिर्फ़ कुछ एल्बम।',
    someHelp: 'नीचे जिन पर टिक है। बाकी ड्राफ़्ट में रहेंगे।',
    noDay: 'तारीख नहीं है',
    pages: 'और एल्बम',
    tickedElsewhere: (many) =>
      plural(many, {
        one: 'दूसरे पेज के एक एल्बम पर भी टिक लगा है।',
        other: `दूसरे पेजों के ${grouped(many)} एल्बमों पर भी टिक लगा है।`,
      }),
    othersToo: (many) =>
      plural(many, {
        one: 'जो एक और आइटम आया है, उसे भी प्रकाशित करें (समाचार, सूचना वगैरह)',
        other: `जो ${grouped(many)} और आइटम आए हैं, उन्हें भी प्रकाशित करें (समाचार, सूचनाएँ वगैरह)`,
      }),
    sign: (name) => `मेरी ओर से सहमति की पुष्टि: ${name}`,
    signMissing: 'सबसे नीचे टिक लगाइए: किसी एक व्यक्ति को अपने नाम से सहमति की पुष्टि करनी होगी।',
    noneChosen: 'कम से कम एक एल्बम पर टिक लगाइए, या सभी एल्बम चुनिए।',
    release: 'प्रकाशित करें',
    releaseHelp: 'बाद में किसी को भी हर जगह से हटाया जा सकता है।',
    shown: (shown, waiting) =>
      `${grouped(shown)} एल्बम ${plural(shown, { one: 'प्रकाशित हो गया', other: 'प्रकाशित हो गए' })}, ${grouped(waiting)} अभी ड्राफ़्ट में ${plural(waiting, { one: 'है', other: 'हैं' })}।`,
    working: 'जिनकी पुष्टि आपने की है, वे एक-एक करके प्रकाशित हो रहे हैं। आप यह पेज बंद कर सकते हैं।',
    nothingWaits: 'आयात किए हुए सभी एल्बमों की सहमति की पुष्टि हो चुकी है।',
    done: {
      release: 'सेव हो गया। एल्बम कुछ ही पलों में परिवारों को दिखने लगेंगे।',
    },
    busy: 'अभी आयात जारी है। उसके पूरा होने पर फिर कोशिश कीजिए।',
  },
  step: {
    lead: 'पुरानी साइट और उसका ऐप चलते रह सकते हैं: वहाँ के बदलाव यहाँ भी हो जाते हैं। वे बंद हो जाएँ, तो यहाँ परिवारों को कोई फ़र्क नहीं पड़ता।',
    off: 'पुरानी साइट से नहीं मिलाया जा रहा',
    offHelp: 'पुरानी साइट के बदलाव यहाँ नहीं आएँगे, जब तक आप फिर आयात न करें या मिलाना चालू न करें।',
    inStep: (when) => `पिछली बार मिलाया गया: ${when}`,
    notYet: 'अभी जाँच नहीं हुई है',
    next: (when) => `अगली जाँच: ${when}।`,
    nextNow: 'अगली जाँच कुछ ही पलों में शुरू होगी।',
    every: (minutes) =>
      minutes === 60 ? 'हर घंटे बदलाव जाँचे जाते हैं।' : `हर ${minutes} मिनट में बदलाव जाँचे जाते हैं।`,
    lastTrouble: (when, why) => `पिछली जाँच (${when}) नहीं हो सकी। ${why}।`,
    waitsForImport: 'अभी आयात चल रहा है या रुका हुआ है। अगली जाँच उसके बाद होगी।',
    how: 'कितनी बार',
    options: { 5: 'हर 5 मिनट', 15: 'हर 15 मिनट', 60: 'हर घंटे', 0: 'बंद' },
    otherMinutes: (minutes) => `हर ${minutes} मिनट`,
    save: 'सेव करें',
    checkNow: 'अभी जाँचें',
    pulse: (checks, failed, came) =>
      `${checks === 1 ? 'अब तक 1 जाँच' : `पिछली ${grouped(checks)} जाँचें`}: ${grouped(came)} में बदलाव मिले, ${grouped(failed)} में जवाब नहीं मिला।`,
    shrunk: (kind, before, now) =>
      `पुरानी साइट की सूची अचानक छोटी हो गई: ${kind}, पहले ${grouped(before)}, अब ${grouped(now)}।`,
    shrunkHelp:
      'पाँचवें हिस्से से ज़्यादा गायब है, इसलिए कुछ नहीं लिया गया। यहाँ से अपने-आप कभी कुछ नहीं मिटता।',
    seeMissing: (named, all) =>
      named < all
        ? `${grouped(all)} गायब आइटमों में से पहले ${grouped(named)} देखें`
        : `${grouped(all)} गायब आइटम देखें`,
    leaveOurs: 'हमारे आइटम रहने दें',
    waits: 'आपके फ़ैसले बाकी हैं',
    waitsHelp: 'जो ऑफ़िस ने यहाँ लिखा है, वही रहेगा, जब तक आप फ़ैसला न करें।',
    waitsNone: 'कोई फ़ैसला बाकी नहीं है।',
    waitsMost: (many, all) => `${grouped(all)} में से सबसे नए ${grouped(many)}`,
    differs: 'दोनों साइटों पर बदला',
    gone: 'पुरानी साइट पर अब नहीं है',
    here: 'यह साइट',
    there: 'पुरानी साइट',
    files: 'सिर्फ़ तस्वीरें अलग हैं',
    isPublic: 'परिवारों को दिखता है',
    isDraft: 'ड्राफ़्ट',
    goneSince: (when) => `${when} से सूची में नहीं है`,
    keepOurs: 'हमारा रखें',
    takeTheirs: 'पुरानी साइट वाला लें',
    keepIt: 'रहने दें',
    withdraw: 'साइट से हटाएँ',
    of: (title) => `: ${title}`,
    came: 'अपने-आप आयात हुआ',
    cameNone: 'अभी कुछ अपने-आप आयात नहीं हुआ है।',
    cameAt: (when, what) => `${when}: ${what}`,
    cameNew: 'नया, ड्राफ़्ट में',
    cameConsent: 'नया, सहमति चाहिए',
    cameChanged: 'पुरानी साइट पर बदला, और यहाँ भी',
    cameLive: 'नया, परिवारों को दिखता है',
    toOldSite: 'पूछताछ और आगंतुकों की संख्या',
    forward: 'पुरानी साइट को भी भेजें',
    forwardOn: 'पूछताछ पुरानी साइट को भी भेजी जाती है',
    forwardOff: 'पूछताछ पुरानी साइट को नहीं भेजी जाती',
    forwardStop: 'भेजना बंद करें',
    forwarded: (taken, waiting) =>
      `${grouped(taken)} ${plural(taken, { one: 'भेजी गई', other: 'भेजी गईं' })}, ${grouped(waiting)} बाकी। जहाँ तक पता चल सकता है, हर पूछताछ एक ही बार भेजी जाती है।`,
    unsure: (many) =>
      plural(many, {
        one: 'एक पूछताछ पहुँची या नहीं, यह पता नहीं है। वह अपने-आप फिर नहीं भेजी जाती।',
        other: `${grouped(many)} पूछताछ पहुँचीं या नहीं, यह पता नहीं है। वे अपने-आप फिर नहीं भेजी जातीं।`,
      }),
    givenUp: (many) => `${grouped(many)} पूछताछ नहीं भेजी जा ${plural(many, { one: 'सकी', other: 'सकीं' })}।`,
    last: 'पिछली बार भेजी गई',
    visits: 'आगंतुक',
    countedHere: 'इस साइट पर गिने जाते हैं',
    startingFrom: (many) => `इनमें ${grouped(many)} पुरानी साइट के हैं`,
    visitsThere: (many) => `पिछली जाँच तक पुरानी साइट पर ${grouped(many)} गिने गए थे।`,
    visitsUnknown:
      'पुरानी साइट की संख्या पता नहीं है। उसे पढ़ने के लिए सभी प्रकारों के साथ पुरानी साइट जाँचिए।',
    takeVisits: (many) => `${grouped(many)} आगंतुक जोड़ें`,
    takeVisitsHelp: 'यह एक ही बार हो सकता है। मुखपृष्ठ पर लिखा रहता है कि पुरानी साइट पर कितने गिने गए थे।',
    done: {
      follow: 'सेव हो गया कि कितनी बार जाँचना है।',
      off: 'अब पुरानी साइट से नहीं मिलाया जाता।',
      look: 'पुरानी साइट कुछ ही पलों में जाँची जाएगी।',
      ours: 'हमारा ही रहने दिया गया।',
      theirs: 'अब यहाँ पुरानी साइट वाला है।',
      withdraw: 'यह साइट से हटा दिया गया। परिवारों को अब नहीं दिखता।',
      shorter: 'हमारे आइटम रहने दिए गए।',
      forward: 'अब से पूछताछ पुरानी साइट को भी भेजी जाएगी।',
      'forward-off': 'पूछताछ अब पुरानी साइट को नहीं भेजी जाती।',
      visits: 'पुरानी साइट की संख्या जोड़ दी गई।',
    },
    missing: 'इसे फिर देख लीजिए: इसका फ़ैसला हो चुका है, या यह इस बीच बदल गया है।',
  },
};

export const words: typeof english = {
  importing,
  modulePages: { moveIn: importing.title },
  searchAll: {
    doneThere: {
      moveIn:
        'पुरानी साइट से सब कुछ लाएँ: समाचार, एल्बम, तस्वीरें; पुरानी साइट से मिलाते रहें, पूछताछ भेजें, आगंतुकों की संख्या',
    },
  },
  dashboard: {
    parked: {
      kinds: {
        'forward-enquiry': 'पूछताछ को पुरानी साइट पर भेजना',
        'move-in': 'पुरानी साइट से आयात',
        'follow-old-site': 'पुरानी साइट से मिलाते रहना',
        'release-moved': 'आयात किए गए आइटम प्रकाशित करना',
      },
    },
  },
  people: { proof: { actions: { 'enquiries.forward': 'पूछताछ पुरानी साइट को भी भेजना' } } },
  beforePublic: {
    importing: {
      report: {
        done: { release: 'सेव हो गया। साइट सबके लिए खुलते ही परिवारों को एल्बम दिखेंगे।' },
      },
      step: { isPublic: 'प्रकाशित' },
    },
  },
};
