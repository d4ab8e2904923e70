import { GRADES } from '#app/core/grades.ts';
import type { FieldWords, ContentTypeWords } from '../content-type-words.ts';
import { hi } from '#app/words/hi.ts';

const title: FieldWords = { label: 'शीर्षक' };
const picture: FieldWords = { label: 'तस्वीर' };
const name: FieldWords = { label: 'नाम' };
const text: FieldWords = { label: 'पाठ' };
const heading: FieldWords = { label: 'शीर्षक' };
const paragraphs: FieldWords = { label: 'पाठ', help: 'दो अनुच्छेदों के बीच एक पंक्ति खाली छोड़िए।' };
const leadsTo = (label: string): FieldWords => ({
  label,
  help: 'हमारा अपना पेज / से शुरू होता है, जैसे /ContactUs; बाकी सब https:// से',
});
const wayOn = {
  actionWords: { label: 'बटन पर क्या लिखा हो' },
  actionTo: leadsTo('बटन कहाँ ले जाए'),
};
const labels = {
  heading,
  text,
  picture,
  side: {
    label: 'तस्वीर कहाँ रहे',
    options: {
      start: 'बाएँ किनारे पर',
      end: 'दाएँ किनारे पर',
      across: 'पूरी चौड़ाई में',
      arch: 'मेहराब में',
    },
  },
  ...wayOn,
  below: {
    label: 'पाठ के नीचे',
    options: {
      portal: 'पेरेंट पोर्टल का बटन',
      app: 'अभिभावकों के ऐप के लिंक',
      registration: 'रजिस्ट्रेशन का बटन, जब तक रजिस्ट्रेशन खुला हो',
    },
  },
} satisfies Record<string, FieldWords>;
const entry: Record<string, FieldWords> = {
  to: { label: 'पेज' },
  name: { label: 'नाम', help: 'नाम न हो, तो हमारा अपना पेज अपने शीर्षक से दिखेगा।' },
  address: leadsTo('पता'),
};

const layouts = {
  sheet: 'पाठ की तरह, साथ में उसकी सूची',
  bands: 'पूरी चौड़ाई की पट्टियों में',
  walk: 'तस्वीर-दर-तस्वीर आगे बढ़ते हुए',
  photos: 'पहले तस्वीरें, फिर पाठ',
};
const pageFields: Record<string, FieldWords> = {
  title,
  lead: { label: 'शीर्षक के नीचे', help: 'एक वाक्य कि यह पेज किस काम का है।' },
  sections: { label: 'पेज के हिस्से' },
  files: {
    label: 'इस पेज की तस्वीरें और कागज़',
    help: 'पेज पर जो कुछ है, सब यहाँ है, हर एक अपने विवरण के साथ। किसी हिस्से में आप जो भेजें या चुनें, वह यहाँ खुद आ जाता है।',
  },
  banner: { label: 'शीर्षक के पास वाली मेहराब की तस्वीर' },
  card: {
    label: 'लिंक के साथ की तस्वीर',
    help: 'कोई यह पेज शेयर करे, तो यही दिखती है। न हो, तो मेहराब वाली तस्वीर दिखेगी।',
  },
  description: {
    label: 'सर्च इंजन के लिए',
    help: 'यह पेज किस बारे में है, एक-दो वाक्यों में। खाली छोड़ें, तो पाठ से लिया जाएगा।',
  },
  layout: {
    label: 'पेज कैसे सजे',
    options: {
      ...layouts,
      thanks: 'धन्यवाद के रूप में',
      contact: 'संपर्क फ़ॉर्म के आसपास',
      home: 'मुखपृष्ठ की तरह',
      welcome: 'स्वागत-संदेश के आसपास',
      list: 'अपने आप भरने वाली सूची के ऊपर',
    },
  },
};

/** The names that the declarations have in English. */
export const contentTypes: ContentTypeWords = {
  types: {
    news: {
      words: {
        one: 'समाचार',
        many: 'समाचार',
        new: 'समाचार लिखें',
        about: 'स्कूल में क्या हुआ और क्या होने वाला है। मुखपृष्ठ पर और “समाचार” में दिखता है।',
      },
      fields: {
        title: { label: 'शीर्षक', help: 'छोटा, सुर्खी की तरह। हिंदी या अंग्रेज़ी में।' },
        fromDate: {
          label: 'कार्यक्रम का दिन',
          help: 'जिसके बारे में लिखा है, उसका पहला दिन। सूचियाँ इसी दिन के हिसाब से चलती हैं।',
        },
        date: { label: 'लिखने का दिन', help: 'शीर्षक के नीचे छोटे अक्षरों में दिखता है।' },
        description: text,
        pictures: { label: 'तस्वीरें', help: 'पहली तस्वीर पाठ के पास बड़ी दिखती है।' },
        documents: { label: 'डाउनलोड के लिए कागज़', help: 'PDF फ़ाइलें, जैसे कोई सर्कुलर।' },
      },
    },
    albums: {
      words: {
        one: 'एल्बम',
        many: 'तस्वीरों के एल्बम',
        new: 'एल्बम बनाएँ',
        about: 'एक कार्यक्रम की तस्वीरें, “गैलरी” में।',
      },
      fields: {
        title: { label: 'शीर्षक', help: 'कार्यक्रम का नाम। हिंदी या अंग्रेज़ी में।' },
        date: { label: 'कार्यक्रम का दिन' },
        description: { label: 'पाठ', help: 'एक-दो वाक्य कि इसमें देखने को क्या है।' },
      },
    },
    events: {
      words: {
        one: 'कार्यक्रम',
        many: 'कैलेंडर',
        new: 'कार्यक्रम जोड़ें',
        about:
          'स्कूल के दिन, छुट्टियाँ, परीक्षाएँ और उत्सव: आने से पहले मुखपृष्ठ पर दिखते हैं, और “कैलेंडर” में रहते हैं।',
      },
      fields: {
        title: {
          label: 'शीर्षक',
          help: 'छोटा, ताकि महीने के एक खाने में समा जाए। हिंदी या अंग्रेज़ी में।',
        },
        kind: {
          label: 'यह क्या है',
          options: { event: 'कार्यक्रम', holiday: 'छुट्टी', test: 'परीक्षा' },
        },
        fromDate: { label: 'दिन' },
        toDate: { label: 'आखिरी दिन', help: 'एक ही दिन का हो, तो खाली छोड़िए।' },
        begins: { label: 'कितने बजे शुरू', help: 'खाली छोड़ा जा सकता है।' },
        ends: { label: 'कितने बजे समाप्त', help: 'खाली छोड़ा जा सकता है।' },
        place: { label: 'जगह', help: 'जैसे: मुख्य मैदान।' },
        classes: {
          label: 'किन कक्षाओं के लिए',
          help: 'सबके लिए हो, तो कोई न चुनिए।',
          options: Object.fromEntries(GRADES.map((grade) => [grade, hi.calendar.class(grade)])),
        },
        audience: {
          label: 'किसके लिए, शब्दों में',
          help: 'जब कक्षाओं से बात साफ़ न हो: “अभिभावक 11:30 बजे से आ सकते हैं”, “स्कूल और ऑफ़िस बंद”।',
        },
        text: {
          label: 'पाठ',
          help: 'क्या लाना है, दिन कैसे चलेगा। दो अनुच्छेदों के बीच एक पंक्ति खाली छोड़िए।',
        },
        picture,
        documents: { label: 'डाउनलोड के लिए कागज़', help: 'PDF फ़ाइलें, जैसे कार्यक्रम की रूपरेखा।' },
      },
    },
    notifications: {
      words: {
        one: 'सूचना',
        many: 'सूचनाएँ',
        new: 'सूचना लिखें',
        about: 'जो अभिभावकों से छूटना नहीं चाहिए: मुखपृष्ठ पर सबसे ऊपर खुलती है, जब तक वे उसे बंद न करें।',
      },
      fields: {
        title: { label: 'शीर्षक', help: 'जैसे: शुक्रवार को स्कूल बंद रहेगा।' },
        description: text,
        url: {
          label: 'लिंक',
          help: 'आगे पढ़ने का कोई पेज, या हमारा अपना, जैसे /Gallery; खाली भी छोड़ा जा सकता है।',
        },
        image: picture,
        files: { label: 'डाउनलोड के लिए कागज़', help: 'जैसे सर्कुलर की PDF।' },
      },
    },
    highlights: {
      words: {
        one: 'खास बात',
        many: 'खास बातें',
        new: 'खास बात जोड़ें',
        about: 'हर एक एक पंक्ति की; मुखपृष्ठ के ऊपर चलती रहती हैं।',
      },
      fields: {
        title: { label: 'पंक्ति', help: 'एक वाक्य। हिंदी या अंग्रेज़ी में।' },
        url: {
          label: 'किस पेज पर ले जाए',
          help: 'हमारा अपना पेज / से शुरू होता है, जैसे /Calendar; बाकी सब https:// से। खाली छोड़ा जा सकता है।',
        },
        files: {
          label: 'या कोई कागज़ या तस्वीर',
          help: 'ऊपर कोई पेज न हो, तो पंक्ति दबाने पर यही फ़ाइल दिखती है।',
        },
      },
    },
    videos: {
      words: {
        one: 'वीडियो',
        many: 'वीडियो',
        new: 'वीडियो जोड़ें',
        about: 'स्कूल की फ़िल्मों के लिंक, जैसे YouTube पर।',
      },
      fields: {
        title,
        date: { label: 'दिन' },
        videoUrl: {
          label: 'वीडियो का पता',
          help: 'वीडियो के पेज से कॉपी कीजिए; वह https से शुरू होता है।',
        },
      },
    },
    registrations: {
      words: {
        one: 'रजिस्ट्रेशन लिंक',
        many: 'रजिस्ट्रेशन लिंक',
        new: 'रजिस्ट्रेशन लिंक जोड़ें',
        about:
          'परिवार जहाँ रजिस्ट्रेशन करते हैं। इनमें से जो पहला साइट पर है, वही लिया जाता है: मुखपृष्ठ पर, पेज के सबसे नीचे और एडमिशन के पेज पर।',
      },
      fields: {
        title: {
          label: 'नाम',
          help: 'परिवार इसी को लिंक के रूप में पढ़ते हैं, जैसे: 2027–28 के लिए ऑनलाइन रजिस्ट्रेशन।',
        },
        url: {
          label: 'रजिस्ट्रेशन फ़ॉर्म का पता',
          help: 'अगर परिवार कागज़ भरते हैं, तो इसे खाली छोड़िए: तब लिंक नीचे वाले कागज़ पर ले जाएगा।',
        },
        files: { label: 'साथ का कागज़', help: 'पता दिया हो, तो इसे छोड़ा जा सकता है।' },
      },
    },
    leadership: {
      words: {
        one: 'संदेश',
        many: 'स्वागत-संदेश',
        new: 'संदेश लिखें',
        about: 'अध्यक्ष, निदेशक और प्रधानाचार्य के पत्र। हर एक का सबसे नया दिखता है।',
      },
      fields: {
        category: {
          label: 'किसका संदेश',
          options: { Chairman: 'अध्यक्ष', Director: 'निदेशक', Principal: 'प्रधानाचार्य' },
        },
        name,
        designation: { label: 'पद', help: 'जैसा नाम के नीचे लिखा जाना है।' },
        message: { label: 'संदेश' },
        portrait: { label: 'फ़ोटो' },
      },
    },
    pages: {
      words: {
        one: 'पेज',
        many: 'पेज',
        new: 'पेज जोड़ें',
        about: 'साइट के पेजों पर जो कुछ है: हर पाठ और हर तस्वीर।',
      },
      fields: pageFields,
      names: {
        home: 'मुखपृष्ठ',
        chairmanWelcome: 'अध्यक्ष का स्वागत-संदेश',
        directorWelcome: 'निदेशक का स्वागत-संदेश',
        principalWelcome: 'प्रधानाचार्य का स्वागत-संदेश',
        gettingStarted: 'पहले कदम',
        admissionProcess: 'प्रवेश प्रक्रिया',
        parentGuidelines: 'अभिभावकों के लिए निर्देश',
        schoolErp: 'स्कूल ERP',
        earlyLearning: 'शुरुआती कक्षाएँ',
        primary: 'प्राइमरी',
        middle: 'मिडिल',
        facilities: 'सुविधाएँ',
        computerLab: 'कंप्यूटर लैब',
        sports: 'खेल',
        contact: 'संपर्क',
        privacy: 'गोपनीयता',
        thankYou: 'धन्यवाद',
        thankYouReceived: 'धन्यवाद, संदेश मिलने के बाद',
        gallery: 'गैलरी',
        news: 'समाचार और लेख',
        videos: 'वीडियो',
        calendar: 'कैलेंडर',
      },
    },
    ownpages: {
      words: {
        one: 'हमारा अपना पेज',
        many: 'हमारे अपने पेज',
        new: 'पेज जोड़ें',
        about:
          'पेज, जो सिर्फ़ इसी स्कूल के हैं, जैसे “फ़ीस” या “हमारे शिक्षक”। बाद में इन्हें मेनू में डालिए।',
      },
      fields: {
        ...pageFields,
        address: {
          label: 'पता',
          help: 'जैसे /FeeStructure: अंग्रेज़ी के अक्षर, अंक और डैश। खाली छोड़ें, तो शीर्षक से बन जाता है। बदलने पर पुराना पता नए पर ले जाता है।',
        },
      },
    },
    menus: {
      words: {
        one: 'मेनू',
        many: 'मेनू और फ़ुटर',
        new: 'मेनू जोड़ें',
        about: 'हर पेज के मेनू और फ़ुटर में क्या हो, और किस क्रम में।',
      },
      names: 'मेनू और फ़ुटर',
      fields: {
        sections: { label: 'समूह और सूचियाँ' },
        title: { label: 'ऑफ़िस के लिए नोट', help: 'और कोई इसे नहीं देखता।' },
      },
    },
    profile: {
      words: {
        one: 'स्कूल का परिचय',
        many: 'स्कूल का परिचय',
        new: 'स्कूल का परिचय जोड़ें',
        about:
          'साइट स्कूल के बारे में खुद क्या कहती है: हर पेज पर, “संपर्क” में और “एडमिशन” में। जो जानकारी खाली छोड़ेंगे, वह साइट पर नहीं दिखेगी।',
      },
      names: 'स्कूल का परिचय',
      groups: [
        'स्कूल',
        'संपर्क',
        'नक्शा और लिंक',
        'सोशल नेटवर्क',
        'अभिभावकों का ऐप और सहायता',
        'एडमिशन फ़ॉर्म',
      ],
      fields: {
        name: { label: 'नाम' },
        logo: {
          label: 'लोगो',
          help: 'ऊपर की गहरी पट्टी के लिए: पारदर्शी पृष्ठभूमि पर हल्के रंग के अक्षर (PNG) सबसे अच्छे लगते हैं। लोगो न हो, तो वहाँ बना हुआ लोगो रहता है।',
        },
        mission: { label: 'ध्येय', help: 'एक पंक्ति; मुखपृष्ठ पर बड़े अक्षरों में दिखती है।' },
        description: { label: 'कुछ वाक्यों में', help: 'सर्च इंजन और लिंक के लिए।' },
        phone: {
          label: 'फ़ोन',
          help: 'एरिया कोड के साथ, जैसे 0542 250 1234। कई नंबर हों, तो बीच में कॉमा लगाइए।',
        },
        whatsapp: { label: 'WhatsApp', help: 'एक नंबर, जैसे 98765 43210। खाली छोड़ें, तो चैट नहीं दिखेगी।' },
        email: { label: 'ई-मेल' },
        addressLines: { label: 'पता', help: 'हर पंक्ति अलग।' },
        officeHours: { label: 'ऑफ़िस का समय' },
        mapUrl: { label: 'नक्शे का लिंक', help: 'नक्शे में “शेयर करें” से।' },
        mapEmbedUrl: {
          label: 'पेज में नक्शा',
          help: 'नक्शे में “एम्बेड करें” से: वहाँ जो मिले, उसे यहाँ चिपकाइए, या उसमें का सिर्फ़ पता।',
        },
        parentPortalUrl: { label: 'पेरेंट पोर्टल' },
        'social.facebook': { label: 'Facebook' },
        'social.instagram': { label: 'Instagram' },
        'social.youtube': { label: 'YouTube' },
        'social.x': { label: 'X' },
        'social.linkedin': { label: 'LinkedIn' },
        'parentsApp.googlePlayUrl': { label: 'Google Play पर ऐप' },
        'parentsApp.appStoreUrl': { label: 'App Store में ऐप' },
        schoolCode: {
          label: 'स्कूल कोड',
          help: 'अभिभावकों का ऐप इसे पूछता है। खाली छोड़ें, तो पेज के नीचे नहीं दिखेगा।',
        },
        'helpDesk.email': { label: 'सहायता: ई-मेल' },
        'helpDesk.opens': { label: 'सहायता: कब से', help: 'जैसे 8:00 AM' },
        'helpDesk.closes': { label: 'सहायता: कब तक', help: 'जैसे 8:00 PM' },
        'fees.formAtCampus': { label: 'स्कूल से लिया फ़ॉर्म, रुपयों में' },
        'fees.formDownloaded': { label: 'डाउनलोड किया फ़ॉर्म, रुपयों में' },
        agesAtEntrance: {
          label: 'प्रवेश के समय उम्र',
          help: 'कम से कम उम्र, पूरे वर्षों में। पंक्ति हटाने के लिए उसे खाली कर दीजिए।',
          columns: { grade: 'कक्षा', age: 'उम्र, वर्षों में' },
        },
      },
    },
    theme: {
      words: {
        one: 'साइट का रूप',
        many: 'साइट का रूप',
        new: 'साइट का रूप चुनें',
        about: 'पूरी साइट के रंग, द्वार और अक्षर।',
      },
      names: 'साइट का रूप',
      fields: {
        colours: { label: 'रंग' },
        wall: { label: 'पहला रंग' },
        accent: { label: 'दूसरा रंग' },
        gateway: { label: 'द्वार' },
        letters: { label: 'अक्षर' },
      },
    },
  },
  sections: {
    text: {
      label: 'पाठ',
      about: 'एक शीर्षक और जो कहना है; चाहें, तो तस्वीर के साथ।',
      fields: labels,
    },
    list: {
      label: 'सूची',
      about: 'छोटी-छोटी पंक्तियाँ, एक के नीचे एक।',
      fields: labels,
      rows: { one: 'पंक्ति', fields: { text: { label: 'पंक्ति' } } },
    },
    steps: {
      label: 'कदम',
      about: 'एक के बाद एक क्या करना है, बड़े अंकों के साथ।',
      fields: labels,
      rows: { one: 'कदम', fields: { heading: { label: 'कदम' }, text: { label: 'शब्दों में' } } },
    },
    terms: {
      label: 'शब्द और अर्थ',
      about: 'नाम, और हर एक के पास उसका अर्थ।',
      fields: labels,
      rows: { one: 'शब्द', fields: { name, text } },
    },
    quote: {
      label: 'उद्धरण',
      about: 'एक वाक्य, बहुत बड़े अक्षरों में।',
      fields: { text: { label: 'वाक्य' } },
    },
    statement: {
      label: 'मुख्य वाक्य',
      about: 'कुछ शब्द, जितने बड़े पेज पर आ सकें, और उनका मतलब।',
      fields: { heading: { label: 'शब्द' }, text: paragraphs },
    },
    moments: {
      label: 'पल',
      about: 'धागे में पिरोई बातें, एक के बाद एक: एक सुबह, एक रास्ता।',
      fields: {
        heading,
        text: paragraphs,
        way: { label: 'किस ओर चले', options: { down: 'ऊपर से नीचे', across: 'बाएँ से दाएँ' } },
      },
      rows: { one: 'पल', fields: { name, text } },
    },
    photos: {
      label: 'तस्वीरें',
      about: 'तस्वीरें, जो दबाने पर बड़ी खुलती हैं।',
      fields: {
        arrangement: {
          label: 'कैसे लगें',
          options: { rows: 'पंक्तियों में', mosaic: 'पाँच, जिनमें एक बड़ी', lanes: 'तीन, साथ-साथ' },
        },
      },
      rows: { one: 'तस्वीर', fields: { picture, caption: { label: 'कैप्शन' } } },
    },
    doors: {
      label: 'तस्वीर वाले लिंक',
      about: 'मेहराबों में तस्वीरें; हर एक किसी पेज पर ले जाती है।',
      fields: { heading, text: paragraphs },
      rows: {
        one: 'दरवाज़ा',
        fields: {
          name,
          detail: { label: 'नाम के पास' },
          text,
          picture,
          to: leadsTo('कहाँ ले जाए'),
        },
      },
    },
    facts: {
      label: 'तथ्य',
      about: 'तीन तथ्य साथ-साथ, पहला बड़ा।',
      fields: {},
      rows: { one: 'तथ्य', fields: { name, value: { label: 'तथ्य' } } },
    },
    prices: {
      label: 'शुल्क',
      about: 'किस चीज़ के कितने लगते हैं, और डाउनलोड के लिए एक कागज़।',
      fields: { heading, text, paper: { label: 'डाउनलोड के लिए कागज़' } },
      rows: {
        one: 'दाम',
        fields: { name: { label: 'किसके' }, price: { label: 'दाम' }, text: { label: 'शब्दों में' } },
      },
    },
    ages: {
      label: 'उम्र की तालिका',
      about: 'हर कक्षा की उम्र, जैसी स्कूल के परिचय में है।',
      fields: { heading, text },
    },
    ageCalculator: {
      label: 'कौन-सी कक्षा?',
      about: 'फ़ॉर्म, जो जन्मतिथि से कक्षा बताता है।',
      fields: { heading, intro: { label: 'फ़ॉर्म के ऊपर' }, guide: { label: 'फ़ॉर्म के नीचे' } },
    },
    ways: {
      label: 'हमसे संपर्क',
      about: 'फ़ोन और ई-मेल, जैसे स्कूल के परिचय में हैं, पाठ के पास।',
      fields: {
        heading,
        text,
        of: { label: 'किसके', options: { office: 'ऑफ़िस के', helpDesk: 'सहायता के' } },
      },
    },
    cta: {
      label: 'अब क्या करें',
      about: 'पढ़ने के बाद जो एक काम करना है, बटन के साथ।',
      fields: {
        heading,
        text,
        ...wayOn,
        size: { label: 'पाठ कितना बड़ा', options: { plain: 'सामान्य', large: 'बड़ा' } },
      },
    },
    neighbours: {
      label: 'पिछला और अगला पेज',
      about: 'पेज के अंत में दो लिंक।',
      fields: {
        beforeWords: { label: 'पिछला: शब्द' },
        beforeTo: leadsTo('पिछला: कहाँ ले जाए'),
        afterWords: { label: 'अगला: शब्द' },
        afterTo: leadsTo('अगला: कहाँ ले जाए'),
      },
    },
    drawings: {
      label: 'एनिमेशन',
      about: 'अभिभावकों के ऐप के तीन चित्र।',
      fields: {},
      rows: {
        one: 'चित्र',
        fields: {
          drawing: {
            label: 'चित्र',
            options: { 'erp-homework': 'होमवर्क', 'erp-fees': 'फ़ीस', 'erp-attendance': 'हाज़िरी' },
          },
          title,
          text,
          alt: { label: 'इसमें क्या दिखता है' },
        },
      },
    },
    questions: {
      label: 'सवाल-जवाब',
      about: 'सवाल एक-एक करके खुलते हैं। उन बातों के लिए अच्छा, जो ऑफ़िस से रोज़ पूछी जाती हैं।',
      fields: { heading, text },
      rows: { one: 'सवाल', fields: { question: { label: 'सवाल' }, answer: { label: 'जवाब' } } },
    },
    table: {
      label: 'तालिका',
      about: 'पंक्तियाँ और कॉलम, जैसे फ़ीस के; फ़ोन पर हर पंक्ति एक कार्ड बनती है।',
      fields: {
        heading,
        text,
        rows: {
          label: 'पंक्तियाँ',
          help: 'पहली पंक्ति में कॉलमों के नाम। स्प्रेडशीट से चिपकाई हुई तालिका भी चलती है।',
        },
      },
    },
    papers: {
      label: 'कागज़',
      about: 'डाउनलोड के लिए PDF फ़ाइलें।',
      fields: { heading, text },
      rows: {
        one: 'कागज़',
        fields: { paper: { label: 'कागज़' }, name: { label: 'नाम, अगर कोई और हो' } },
      },
    },
    people: {
      label: 'लोग',
      about: 'मेहराबों में लोगों के फ़ोटो, उनके नाम और काम के साथ।',
      fields: { heading, text },
      rows: {
        one: 'व्यक्ति',
        fields: { name, role: { label: 'क्या काम करते हैं' }, text: { label: 'कुछ शब्द' }, picture },
      },
    },
    video: {
      label: 'वीडियो',
      about: 'तस्वीर, जो वीडियो पर ले जाती है; दूसरी साइट का कुछ भी यहाँ नहीं आता।',
      fields: {
        heading,
        text,
        picture,
        actionWords: { label: 'लिंक के शब्द' },
        actionTo: leadsTo('वीडियो का पता'),
      },
    },
    office: {
      label: 'ऑफ़िस',
      about: 'समय, ई-मेल और पता, जैसे स्कूल के परिचय में हैं।',
      fields: { heading },
    },
    form: {
      label: 'संपर्क फ़ॉर्म',
      about: 'फ़ॉर्म, जिससे परिवार हमें लिखते हैं।',
      fields: { heading, text: paragraphs },
    },
    slides: {
      label: 'मुखपृष्ठ की स्लाइडें',
      about: 'दो से आठ तस्वीरें, जो मुखपृष्ठ के ऊपर बारी-बारी से दिखती हैं।',
      fields: {},
      rows: { one: 'तस्वीर', fields: { picture, caption: { label: 'कैप्शन' } } },
    },
    about: {
      label: 'स्कूल के बारे में',
      about: 'मुखपृष्ठ का पहला पाठ, अपनी तस्वीर के साथ।',
      fields: { heading, text: paragraphs, picture },
    },
    iconStrip: {
      label: 'पाँच झटपट लिंक',
      about: 'उनके नाम; वे जहाँ ले जाते हैं, वह वही रहता है।',
      fields: {},
      rows: { one: 'रास्ता', fields: { name } },
    },
    coming: {
      label: 'आने वाले दिन',
      about: 'कैलेंडर के अगले दिन, जब तक कोई हों।',
      fields: { heading },
    },
    infoBoxes: {
      label: 'आइए, पूछिए, आवेदन कीजिए',
      about: 'मुखपृष्ठ के तीन बक्से।',
      fields: {
        visitHeading: { label: 'आइए: शीर्षक' },
        visitText: { label: 'आइए: पाठ' },
        visitAction: { label: 'आइए: नक्शे के लिंक के शब्द' },
        askHeading: { label: 'पूछिए: शीर्षक' },
        askText: { label: 'पूछिए: पाठ' },
        applyHeading: { label: 'आवेदन: शीर्षक, जब रजिस्ट्रेशन खुला हो' },
        applyText: { label: 'आवेदन: पाठ, जब रजिस्ट्रेशन खुला हो' },
        closedHeading: { label: 'आवेदन: शीर्षक, जब बंद हो' },
        closedText: { label: 'आवेदन: पाठ, जब बंद हो' },
        closedAction: { label: 'आवेदन: बटन के शब्द, जब बंद हो' },
      },
    },
    skilling: {
      label: 'हुनर के छह रंग',
      about: 'गेंदे के फूल के चारों ओर छह गोले।',
      fields: { heading, text: paragraphs },
      rows: { one: 'गोला', fields: { name, text, picture, to: leadsTo('कहाँ ले जाए') } },
    },
    rooms: {
      label: 'परिसर',
      about: 'ईंट की दीवार की मेहराबों में तस्वीरें।',
      fields: { heading },
      rows: { one: 'कमरा', fields: { name, picture, to: leadsTo('कहाँ ले जाए') } },
    },
    visitors: {
      label: 'आने वालों की गिनती',
      about: 'शीर्षक, और संख्या के नीचे उसका मतलब।',
      fields: { heading, text: paragraphs },
    },
    noMessage: {
      label: 'जब तक संदेश न हो',
      about: 'स्वागत-संदेश लिखे जाने तक यही कहा जाता है।',
      fields: { text: paragraphs },
    },
    standIn: {
      label: 'जब तक किसी और का संदेश दिखे',
      about: 'प्रधानाचार्य के पेज पर, निदेशक के संदेश के ऊपर कहा जाता है।',
      fields: { text: paragraphs, description: { label: 'सर्च इंजन के लिए' } },
    },
    menuGroup: {
      label: 'मेनू का समूह',
      about: 'पट्टी में एक नाम, जिससे पेजों की सूची खुलती है।',
      fields: { heading: { label: 'पट्टी में नाम' } },
      rows: { one: 'पेज', fields: entry },
    },
    menuBar: {
      label: 'पट्टी के पेज',
      about: 'पेज, जो समूहों के बाद पट्टी में अकेले रहते हैं।',
      fields: {},
      rows: { one: 'पेज', fields: entry },
    },
    footerList: {
      label: 'फ़ुटर की सूची',
      about: 'एक शीर्षक और उसके नीचे लिंक।',
      fields: { heading },
      rows: { one: 'लिंक', fields: entry },
    },
    parentsApp: {
      label: 'अभिभावकों का ऐप',
      about: 'फ़ुटर उसके बारे में क्या कहता है; उसका कोड और लिंक वही रहते हैं।',
      fields: { heading, text: paragraphs },
    },
  },
};
