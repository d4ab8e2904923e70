import type { Category } from '#app/features/leadership/message.ts';
import { grouped } from '#app/words/every-language.ts';
import { hi } from '#app/words/hi.ts';
import { pluralIn } from '#app/words/plural.ts';
import type { dashboard as english } from '../en/dashboard.ts';
import { goingPublic } from './first-hour.ts';

const plural = pluralIn('hi');

const WHOSE: Record<Category, string> = {
  Chairman: 'अध्यक्ष',
  Director: 'निदेशक',
  Principal: 'प्रधानाचार्य',
};

export const dashboard: typeof english = {
  title: 'होम',
  greeting: {
    morning: (name) => `सुप्रभात, ${name} जी`,
    afternoon: (name) => `नमस्ते, ${name} जी`,
    evening: (name) => `शुभ संध्या, ${name} जी`,
  },
  weekdays: [...hi.calendar.weekdays],
  today: (weekday, day) => `${weekday}, ${day}`,
  number: grouped,
  writeNews: 'समाचार लिखें',
  addPhotos: 'तस्वीरें जोड़ें',
  figures: {
    label: 'आँकड़े',
    oldest: (duration) => `सबसे पुरानी का इंतज़ार: ${duration}`,
    next: (when) => `अगला: ${when}`,
  },
  failedPart: 'यह हिस्सा अभी नहीं खुल सका। बाकी पेज ठीक है।',
  now: {
    title: 'अभी ध्यान चाहिए',
    nothing: 'आपके लिए कुछ बाकी नहीं है',
    nothingUrgent: 'जल्दी का कोई काम नहीं है',
    enquiriesSeenTo: 'कोई नई पूछताछ नहीं है।',
    mailGoesOut: 'ई-मेल ठीक चल रहा है।',
    hasRoom: 'तस्वीरों के लिए जगह है।',
    wellDone: 'बहुत बढ़िया।',
    stillMissing: 'जो अब भी कम है, वह नीचे देखिए।',
    selfTestFailed: 'संपर्क फ़ॉर्म की रोज़ की जाँच नाकाम रही',
    selfTestFailedText:
      'परिवार जो लिखते हैं, वह “पूछताछ” में सेव हो जाता है, पर शायद मेलबॉक्स तक न पहुँचे। साइट चलाने वालों को बताइए।',
    selfTestOverdue: 'संपर्क फ़ॉर्म की रोज़ की जाँच हुए दो दिन से ज़्यादा हो गए',
    selfTestOverdueText: 'शायद ई-मेल नहीं जा रहे। साइट चलाने वालों से सर्वर की जाँच करने को कहिए।',
    diskLow: (free) => `डिस्क पर सिर्फ़ ${free} जगह बची है`,
    diskLowText: 'जल्दी ही तस्वीरों और पूछताछ के लिए जगह खत्म हो सकती है। साइट चलाने वालों को बताइए।',
    undelivered: (count) =>
      plural(count, {
        one: `${count} पूछताछ मेलबॉक्स तक नहीं पहुँच सकी`,
        other: `${grouped(count)} पूछताछ मेलबॉक्स तक नहीं पहुँच सकीं`,
      }),
    undeliveredText: 'यहीं पढ़कर जवाब दीजिए, या फिर भेजिए।',
    held: (count) =>
      plural(count, {
        one: `${count} पूछताछ स्पैम लगती है, इसलिए रोक ली गई`,
        other: `${grouped(count)} पूछताछ स्पैम लगती हैं, इसलिए रोक ली गईं`,
      }),
    heldText: 'हो सकता है, इनमें कोई असली हो।',
    view: 'देखें',
    missedChange: (name) => `तय समय का बदलाव प्रकाशित नहीं हो सका: ${name}`,
    missedChangeText: (when) => `इसका समय था: ${when}। परिवारों को अब भी पिछला संस्करण दिख रहा है।`,
  },
  parked: {
    title: (name) => `रुक गया: ${name}`,
    text: (when) =>
      `यह काम करते समय सर्वर दो बार बंद हुआ। काम ${when} रुक गया और अपने-आप फिर शुरू नहीं होगा। साइट चलाने वालों को बताइए।`,
    askAdministrator: 'एडमिनिस्ट्रेटर इसे फिर शुरू कर सकते हैं।',
    retry: 'फिर कोशिश करें',
    retried: 'यह फिर चल रहा है। दोबारा रुका, तो फिर यहाँ दिखेगा।',
    view: 'देखें',
    otherJob: 'बैकग्राउंड का एक काम',
    kinds: {
      'deliver-enquiry': 'पूछताछ को मेलबॉक्स में भेजना',
      'acknowledge-enquiry': 'पूछताछ भेजने वाले को पुष्टि भेजना',
      'enquiry-digest': 'बाकी पूछताछ का रोज़ का ई-मेल',
      'delete-old-enquiries': 'पुरानी पूछताछ मिटाना',
      'self-test': 'संपर्क फ़ॉर्म की रोज़ की जाँच',
      'check-self-test': 'संपर्क फ़ॉर्म की रोज़ की जाँच',
      'send-staff-mail': 'स्टाफ़ को ई-मेल',
      'empty-trash': 'ट्रैश खाली करना',
      'publish-due-changes': 'तय समय के बदलाव प्रकाशित करना',
      'check-links': 'दूसरी साइटों के लिंक जाँचना',
      'make-album-renditions': 'एल्बम की तस्वीरें तैयार करना',
      'erase-withdrawn-photos': 'हर जगह से हटाई गई तस्वीरें मिटाना',
      'erase-files': 'इस्तेमाल न होने वाली फ़ाइलें मिटाना',
      'look-at-pictures': 'तस्वीरों की तुलना',
      'make-backup': 'बैकअप',
      'daily-backup': 'रात का बैकअप',
    },
  },
  enquiries: {
    title: 'नई पूछताछ',
    all: 'सभी पूछताछ',
    none: 'कोई नई पूछताछ नहीं है।',
    more: (count) => `${grouped(count)} और`,
  },
  missing: {
    title: 'क्या कम है',
    none: 'कुछ भी कम नहीं है। हर तस्वीर का विवरण है और स्कूल का परिचय भरा हुआ है।',
    untouched: goingPublic.untouched,
    untouchedHelp: goingPublic.untouchedHelp,
    see: 'देखें',
    update: 'अपडेट करें',
    moreOlder: (count) =>
      plural(count, {
        one: `${count} और अनुवाद मूल से पुराना है`,
        other: `${grouped(count)} और अनुवाद मूल से पुराने हैं`,
      }),
    withoutWords: (count) =>
      plural(count, {
        one: `${count} तस्वीर का विवरण नहीं है`,
        other: `${grouped(count)} तस्वीरों का विवरण नहीं है`,
      }),
    describe: 'विवरण लिखें',
    write: 'लिखें',
    deadLinks: (count) =>
      plural(count, {
        one: `दूसरी साइट का ${count} लिंक नहीं खुलता`,
        other: `दूसरी साइटों के ${grouped(count)} लिंक नहीं खुलते`,
      }),
    nothingThereOn: (day) => `${day} को वहाँ कोई पेज नहीं मिला।`,
    ignore: 'दोबारा याद न दिलाएँ',
    fix: 'ठीक करें',
    linksDismissed: 'ठीक है। इन लिंक के बारे में आपको दोबारा याद नहीं दिलाया जाएगा।',
    emptyAlbum: 'बिना तस्वीरों का एल्बम',
    add: 'जोड़ें',
    leadershipMessage: (category) => `${WHOSE[category]} का कोई संदेश नहीं है`,
    leadershipMessageHelp: 'स्वागत वाला पेज खाली है।',
    leadershipPortrait: (category) => `${WHOSE[category]} का फ़ोटो नहीं है`,
    leadershipPortraitHelp: 'स्वागत वाले पेज पर उसकी जगह एक चित्र दिखता है।',
    leadershipSample: (category) => `${WHOSE[category]} का संदेश अभी नमूना ही है`,
    leadershipSampleHelp: 'इसकी जगह उनका नाम और उनका अपना संदेश लिखिए।',
    placeholders: (count) =>
      plural(count, {
        one: `स्कूल के परिचय में ${count} जानकारी भरनी बाकी है`,
        other: `स्कूल के परिचय में ${grouped(count)} जानकारियाँ भरनी बाकी हैं`,
      }),
    forAdministrator: (what) => `${what} (किसी एडमिनिस्ट्रेटर से कहिए)`,
    fill: 'भरें',
    fields: {
      phone: 'फ़ोन नंबर',
      whatsapp: 'WhatsApp नंबर',
      email: 'ई-मेल पता',
      addressLines: 'पता',
      officeHours: 'ऑफ़िस का समय',
      mapUrl: 'नक्शा',
      parentPortalUrl: 'पेरेंट पोर्टल',
      social: 'सोशल नेटवर्क',
      parentsApp: 'अभिभावकों का ऐप',
      helpDesk: 'हेल्प डेस्क',
    },
  },
  coming: {
    title: 'आगे क्या बदलेगा',
    none: 'अगले 14 दिनों के लिए कोई बदलाव तय नहीं है।',
    begins: 'दिखेगा',
    ends: 'हटेगा',
    changes: 'बदलेगा',
    at: (weekday, time) => `${weekday}, ${hi.calendar.time(time)}`,
    more: (count) => `${grouped(count)} और`,
  },
  deletions: {
    title: 'मिटाई जाने वाली फ़ाइलें',
    files: (many) =>
      plural(many, {
        one: `लाइब्रेरी की ${many} फ़ाइल कहीं इस्तेमाल नहीं हो रही है`,
        other: `लाइब्रेरी की ${grouped(many)} फ़ाइलें कहीं इस्तेमाल नहीं हो रही हैं`,
      }),
    first: (many, day) =>
      plural(many, { one: `यह ${day} को मिटा दी जाएगी।`, other: `पहली फ़ाइल ${day} को मिटा दी जाएगी।` }),
    own: (own, many) =>
      own === many
        ? plural(many, { one: 'इसे आपने जोड़ा था।', other: 'इन्हें आपने जोड़ा था।' })
        : `इनमें से ${grouped(own)} आपने ${plural(own, { one: 'जोड़ी थी', other: 'जोड़ी थीं' })}।`,
    see: 'देखें',
  },
  drafts: {
    title: 'ड्राफ़्ट',
    none: 'कोई ड्राफ़्ट नहीं है।',
    more: (count) => `${grouped(count)} और`,
    changed: (type, day) => `${type}, पिछला बदलाव ${day}`,
    untitled: 'बिना शीर्षक',
  },
  visits: {
    title: '30 दिनों में साइट कितनी बार देखी गई',
    more: (percent) => `उससे पहले के 30 दिनों से ${percent}% ज़्यादा`,
    fewer: (percent) => `उससे पहले के 30 दिनों से ${percent}% कम`,
    same: 'उससे पहले के 30 दिनों के बराबर',
    ever: (total) => `अब तक कुल ${grouped(total)} बार।`,
    chart: (first, last, top) => `रोज़ कितनी बार, ${first} से ${last}। ${top}`,
    top: (visits, day) => `${day} को ${grouped(visits)}`,
    none: 'साइट अभी तक नहीं देखी गई।',
    today: 'आज',
    table: 'तालिका में देखें',
    day: 'दिन',
    visits: 'कितनी बार',
    refused: (count, anHour, aDay) =>
      `${grouped(count)} बार की गिनती नहीं हुई: उन नेटवर्कों से एक घंटे में ${grouped(anHour)} या एक दिन में ${grouped(aDay)} बार साइट पहले ही देखी जा चुकी थी। ऐसा परिवार नहीं, प्रोग्राम करते हैं।`,
    notCounted: 'गिनती में नहीं',
  },
  mail: {
    title: 'ई-मेल',
    working: 'चल रहा है',
    workingText: (when) => `${when} भेजा गया जाँच ई-मेल पहुँच गया।`,
    trouble: 'नहीं चल रहा',
    untested: 'अभी जाँच नहीं हुई',
    untestedText: 'हर सुबह 6:30 बजे एक जाँच ई-मेल भेजा जाता है। नतीजा कल दिखेगा।',
    off: 'रोज़ की जाँच बंद है',
    offText: 'साइट चलाने वाले इसे चालू कर सकते हैं (SELF_TEST=daily)।',
    toFiles: 'ई-मेल नहीं भेजे जा रहे',
    toFilesText:
      'अभी कोई मेल सर्वर नहीं लगा है (SMTP_HOST), इसलिए ई-मेल सिर्फ़ सर्वर की फ़ाइलों में लिखे जाते हैं। पूछताछ यहीं पढ़िए और साइट चलाने वालों को बताइए।',
    waiting: 'भेजने बाकी',
    oldest: 'सबसे पुराना कितनी देर से',
    dead: 'नहीं भेजे जा सके',
  },
  system: 'सिस्टम',
  backup: {
    title: 'बैकअप',
    none: 'अभी कोई नहीं',
    noneText: 'पहला बैकअप “बैकअप” पेज पर बनाइए।',
    notDaily: 'हर रात नहीं बनता।',
    old: 'यह दो दिन से ज़्यादा पुराना है।',
  },
  storage: {
    title: 'डिस्क पर जगह',
    free: 'खाली',
    bucket: 'तस्वीरों का स्टोरेज',
    answers: 'ठीक चल रहा है',
    media: 'तस्वीरें और फ़ाइलें',
    database: 'डेटाबेस',
  },
};
