import { GRADES } from '#app/core/grades.ts';
import type { FieldWords, ContentTypeWords } from '../content-type-words.ts';
import { hi } from '#app/words/hi.ts';

const title: FieldWords = { label: 'शीर्षक' };
const picture: FieldWords = { label: 'तस्वीर' };
const name: FieldWords = { label: 'नाम' };
const text: FieldWords = { label: 'टेक्स्ट' };
const heading: FieldWords = { label: 'शीर्षक' };
const paragraphs: FieldWords = { label: 'टेक्स्ट', help: 'दो अनुच्छेदों के बीच एक पंक्ति खाली छोड़िए।' };
const leadsTo = (label: string): FieldWords => ({
  label,
  help: 'इस साइट का पेज / से शुरू होता है, जैसे /ContactUs; बाकी पते https:// से।',
});
const wayOn = {
  actionWords: { label: 'बटन का टेक्स्ट' },
  actionTo: leadsTo('बटन का लिंक'),
};
const labels = {
  heading,
  text,
  picture,
  side: {
    label: 'तस्वीर की जगह',
    options: {
      start: 'बाएँ',
      end: 'दाएँ',
      across: 'पूरी चौड़ाई में',
      arch: 'मेहराब में',
    },
  },
  ...wayOn,
  below: {
    label: 'टेक्स्ट के नीचे',
    options: {
      portal: 'पेरेंट पोर्टल का बटन',
      app: 'अभिभावकों के ऐप के लिंक',
      registration: 'रजिस्ट्रेशन का बटन, जब तक रजिस्ट्रेशन खुला हो',
    },
  },
} satisfies Record<string, FieldWords>;
const entry: Record<string, FieldWords> = {
  to: { label: 'पेज' },
  name: { label: 'नाम', help: 'खाली छोड़ें, तो आपके अपने पेज का शीर्षक दिखेगा।' },
  address: leadsTo('पता'),
};

const layouts = {
  sheet: 'टेक्स्ट, साथ में विषय-सूची',
  bands: 'पूरी चौड़ाई के हिस्से',
  walk: 'एक के बाद एक तस्वीर',
  photos: 'पहले तस्वीरें, फिर टेक्स्ट',
};
const pageFields: Record<string, FieldWords> = {
  title,
  lead: { label: 'शीर्षक के नीचे का टेक्स्ट', help: 'एक वाक्य में लिखिए कि यह पेज किसलिए है।' },
  sections: { label: 'पेज के हिस्से' },
  files: {
    label: 'इस पेज की तस्वीरें और दस्तावेज़',
    help: 'पेज की सभी फ़ाइलें, अपने विवरण के साथ। किसी हिस्से में आप जो फ़ाइल भेजें या चुनें, वह यहाँ अपने-आप जुड़ जाती है।',
  },
  banner: { label: 'शीर्षक के पास मेहराब में तस्वीर' },
  card: {
    label: 'शेयर किए गए लिंक की तस्वीर',
    help: 'कोई यह पेज शेयर करे, तो यह तस्वीर दिखती है। यह न हो, तो मेहराब वाली तस्वीर दिखती है।',
  },
  description: {
    label: 'सर्च इंजन के लिए विवरण',
    help: 'यह पेज किस बारे में है, एक-दो वाक्यों में। खाली छोड़ें, तो टेक्स्ट से लिया जाएगा।',
  },
  layout: {
    label: 'पेज का लेआउट',
    options: {
      ...layouts,
      thanks: 'धन्यवाद का पेज',
      contact: 'संपर्क फ़ॉर्म के साथ',
      home: 'मुखपृष्ठ',
      welcome: 'नेतृत्व के संदेश के साथ',
      list: 'अपने-आप भरने वाली सूची के ऊपर',
    },
  },
};

/** In Hindi, what the declarations have in English. */
export const contentTypes: ContentTypeWords = {
  types: {
    news: {
      words: {
        one: 'समाचार',
        many: 'समाचार',
        new: 'समाचार लिखें',
        about: 'स्कूल में क्या हुआ और क्या होने वाला है। मुखपृष्ठ पर और “समाचार और लेख” पेज पर दिखता है।',
      },
      fields: {
        title: { label: 'शीर्षक', help: 'छोटा, अखबार की हेडलाइन जैसा। हिंदी या अंग्रेज़ी में।' },
        fromDate: {
          label: 'कार्यक्रम का दिन',
          help: 'कार्यक्रम का पहला दिन। समाचारों की सूची इसी दिन के हिसाब से बनती है।',
        },
        date: { label: 'किस दिन लिखा गया', help: 'शीर्षक के नीचे छोटे अक्षरों में दिखता है।' },
        description: text,
        pictures: { label: 'तस्वीरें', help: 'पहली तस्वीर टेक्स्ट के पास बड़ी दिखती है।' },
        documents: { label: 'डाउनलोड के लिए दस्तावेज़', help: 'PDF फ़ाइलें, जैसे कोई सर्कुलर।' },
      },
    },
    albums: {
      words: {
        one: 'एल्बम',
        many: 'तस्वीरों के एल्बम',
        new: 'एल्बम बनाएँ',
        about: 'एक कार्यक्रम की तस्वीरें। परिवारों को एल्बम “तस्वीरें” पेज पर दिखते हैं।',
      },
      fields: {
        title: { label: 'शीर्षक', help: 'कार्यक्रम का नाम। हिंदी या अंग्रेज़ी में।' },
        date: { label: 'कार्यक्रम का दिन' },
        description: { label: 'टेक्स्ट', help: 'एक-दो वाक्यों में लिखिए कि तस्वीरों में क्या है।' },
      },
    },
    events: {
      words: {
        one: 'कार्यक्रम',
        many: 'कैलेंडर',
        new: 'कार्यक्रम जोड़ें',
        about:
          'स्कूल के कार्यक्रम, छुट्टियाँ, परीक्षाएँ और उत्सव। सब “कैलेंडर” पेज पर दिखते हैं; जो आने वाले हैं, वे मुखपृष्ठ पर भी।',
      },
      fields: {
        title: {
          label: 'शीर्षक',
          help: 'छोटा रखिए, ताकि महीने के कैलेंडर में एक दिन में समा जाए। हिंदी या अंग्रेज़ी में।',
        },
        kind: {
          label: 'कार्यक्रम का प्रकार',
          options: { event: 'कार्यक्रम', holiday: 'छुट्टी', test: 'परीक्षा' },
        },
        fromDate: { label: 'दिन' },
        toDate: { label: 'आखिरी दिन', help: 'सिर्फ़ एक दिन का हो, तो खाली छोड़िए।' },
        begins: { label: 'शुरू होने का समय', help: 'ज़रूरी नहीं है।' },
        ends: { label: 'खत्म होने का समय', help: 'ज़रूरी नहीं है।' },
        place: { label: 'जगह', help: 'जैसे: मुख्य मैदान।' },
        classes: {
          label: 'कक्षाएँ',
          help: 'सबके लिए हो, तो कोई कक्षा न चुनिए।',
          options: Object.fromEntries(GRADES.map((grade) => [grade, hi.calendar.class(grade)])),
        },
        audience: {
          label: 'किसके लिए',
          help: 'जो बात ऊपर की कक्षाओं से साफ़ न हो, जैसे “अभिभावक सुबह 11:30 बजे से आ सकते हैं” या “स्कूल और ऑफ़िस बंद”।',
        },
        text: {
          label: 'टेक्स्ट',
          help: 'क्या लाना है और क्या-क्या होगा। दो अनुच्छेदों के बीच एक पंक्ति खाली छोड़िए।',
        },
        picture,
        documents: { label: 'डाउनलोड के लिए दस्तावेज़', help: 'PDF फ़ाइलें, जैसे कार्यक्रम की रूपरेखा।' },
      },
    },
    notifications: {
      words: {
        one: 'सूचना',
        many: 'सूचनाएँ',
        new: 'सूचना लिखें',
        about:
          'वह सूचना, जो अभिभावकों से छूटनी नहीं चाहिए। मुखपृष्ठ के ऊपर खुलती है और उनके बंद करने तक दिखती है।',
      },
      fields: {
        title: { label: 'शीर्षक', help: 'जैसे: शुक्रवार को स्कूल बंद रहेगा।' },
        description: text,
        url: {
          label: 'लिंक',
          help: 'जहाँ परिवार और पढ़ सकें। इस साइट का पेज / से शुरू होता है, जैसे /Gallery; ज़रूरी नहीं है।',
        },
        image: picture,
        files: { label: 'डाउनलोड के लिए दस्तावेज़', help: 'जैसे सर्कुलर की PDF।' },
      },
    },
    highlights: {
      words: {
        one: 'खास बात',
        many: 'खास बातें',
        new: 'खास बात जोड़ें',
        about: 'छोटे वाक्य, जो मुखपृष्ठ के ऊपर चलते रहते हैं।',
      },
      fields: {
        title: { label: 'टेक्स्ट', help: 'एक वाक्य। हिंदी या अंग्रेज़ी में।' },
        url: {
          label: 'लिंक',
          help: 'इस साइट का पेज / से शुरू होता है, जैसे /Calendar; बाकी पते https:// से। ज़रूरी नहीं है।',
        },
        files: {
          label: 'या कोई दस्तावेज़ या तस्वीर',
          help: 'ऊपर लिंक न हो, तो खास बात दबाने पर परिवारों को यह फ़ाइल दिखती है।',
        },
      },
    },
    videos: {
      words: {
        one: 'वीडियो',
        many: 'वीडियो',
        new: 'वीडियो जोड़ें',
        about: 'स्कूल के वीडियो के लिंक, जैसे YouTube पर। परिवारों को ये “वीडियो” पेज पर दिखते हैं।',
      },
      fields: {
        title,
        date: { label: 'दिन' },
        videoUrl: {
          label: 'वीडियो का लिंक',
          help: 'जिस पेज पर वीडियो दिखता है, उसका पता कॉपी कीजिए। वह https से शुरू होता है।',
        },
      },
    },
    registrations: {
      words: {
        one: 'रजिस्ट्रेशन लिंक',
        many: 'रजिस्ट्रेशन लिंक',
        new: 'रजिस्ट्रेशन लिंक जोड़ें',
        about:
          'जहाँ परिवार रजिस्ट्रेशन करते हैं। इनमें से पहला प्रकाशित लिंक मुखपृष्ठ पर, फ़ुटर में और “प्रवेश प्रक्रिया” पेज पर दिखता है।',
      },
      fields: {
        title: {
          label: 'नाम',
          help: 'लिंक का टेक्स्ट, जैसे: 2027–28 के लिए ऑनलाइन रजिस्ट्रेशन।',
        },
        url: {
          label: 'रजिस्ट्रेशन फ़ॉर्म का पता',
          help: 'अगर परिवार छपा हुआ फ़ॉर्म भरते हैं, तो इसे खाली छोड़िए: तब लिंक से नीचे वाला दस्तावेज़ खुलेगा।',
        },
        files: { label: 'दस्तावेज़', help: 'ऊपर पता दिया हो, तो यह ज़रूरी नहीं है।' },
      },
    },
    leadership: {
      words: {
        one: 'संदेश',
        many: 'नेतृत्व के संदेश',
        new: 'संदेश लिखें',
        about: 'अध्यक्ष, निदेशक और प्रधानाचार्य के संदेश। परिवारों को हर एक का सबसे नया संदेश दिखता है।',
      },
      fields: {
        category: {
          label: 'किसका संदेश',
          options: { Chairman: 'अध्यक्ष', Director: 'निदेशक', Principal: 'प्रधानाचार्य' },
        },
        name,
        designation: { label: 'पद', help: 'नाम के नीचे दिखता है।' },
        message: { label: 'संदेश' },
        portrait: { label: 'फ़ोटो' },
      },
    },
    pages: {
      words: {
        one: 'पेज',
        many: 'पेज',
        new: 'पेज जोड़ें',
        about: 'पहले से बने पेजों के टेक्स्ट और तस्वीरें।',
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
        schoolErp: 'स्कूल ERP सॉफ़्टवेयर',
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
        gallery: 'तस्वीरें',
        news: 'समाचार और लेख',
        videos: 'वीडियो',
        calendar: 'कैलेंडर',
      },
    },
    ownpages: {
      words: {
        one: 'अपना पेज',
        many: 'अपने पेज',
        new: 'पेज जोड़ें',
        about:
          'वे पेज, जो सिर्फ़ इसी स्कूल के हैं, जैसे “फ़ीस का विवरण” या “हमारे शिक्षक”। प्रकाशित करने के बाद इन्हें मेनू में जोड़िए।',
      },
      fields: {
        ...pageFields,
        address: {
          label: 'पता',
          help: 'जैसे /FeeStructure; सिर्फ़ अंग्रेज़ी के अक्षर, अंक और हाइफ़न। खाली छोड़ें, तो यह शीर्षक से बन जाता है। बाद में बदलें, तो पुराना पता भी चलता रहता है।',
        },
      },
    },
    menus: {
      words: {
        one: 'मेनू',
        many: 'मेनू और फ़ुटर',
        new: 'मेनू जोड़ें',
        about: 'हर पेज के मेनू और फ़ुटर के लिंक, और उनका क्रम।',
      },
      names: 'मेनू और फ़ुटर',
      fields: {
        sections: { label: 'समूह और सूचियाँ' },
        title: { label: 'ऑफ़िस के लिए नोट', help: 'इसे सिर्फ़ ऑफ़िस देख सकता है।' },
      },
    },
    profile: {
      words: {
        one: 'स्कूल का परिचय',
        many: 'स्कूल का परिचय',
        new: 'स्कूल का परिचय जोड़ें',
        about:
          'स्कूल की वह जानकारी, जो हर पेज पर, “संपर्क” में और “प्रवेश प्रक्रिया” में दिखती है। जो जानकारी खाली छोड़ेंगे, वह साइट पर नहीं दिखेगी।',
      },
      names: 'स्कूल का परिचय',
      groups: [
        'स्कूल',
        'संपर्क',
        'नक्शा और लिंक',
        'सोशल नेटवर्क',
        'अभिभावकों का ऐप और हेल्प डेस्क',
        'आवेदन फ़ॉर्म',
      ],
      fields: {
        name: { label: 'नाम' },
        logo: {
          label: 'लोगो',
          help: 'सबसे ऊपर की गहरे रंग की पट्टी के लिए। पारदर्शी पृष्ठभूमि पर हल्के रंग के अक्षर (PNG) सबसे अच्छे लगते हैं। लोगो न हो, तो बना-बनाया लोगो दिखता है।',
        },
        mission: { label: 'ध्येय', help: 'एक पंक्ति; मुखपृष्ठ पर बड़े अक्षरों में दिखती है।' },
        description: { label: 'छोटा परिचय', help: 'कुछ वाक्य, सर्च इंजन और शेयर किए गए लिंक के लिए।' },
        phone: {
          label: 'फ़ोन',
          help: 'एरिया कोड के साथ, जैसे 0542 250 1234। कई नंबर हों, तो बीच में कॉमा लगाइए।',
        },
        whatsapp: {
          label: 'WhatsApp',
          help: 'एक नंबर, जैसे 98765 43210। खाली छोड़ें, तो WhatsApp नहीं दिखेगा।',
        },
        email: { label: 'ई-मेल' },
        addressLines: { label: 'पता', help: 'पते का हर हिस्सा नई पंक्ति में लिखिए।' },
        officeHours: { label: 'ऑफ़िस का समय' },
        mapUrl: { label: 'नक्शे का लिंक', help: 'ऑनलाइन नक्शे में “शेयर करें” दबाइए और लिंक कॉपी कीजिए।' },
        mapEmbedUrl: {
          label: 'पेज पर नक्शा',
          help: 'ऑनलाइन नक्शे में “एम्बेड करें” दबाइए। जो कोड मिले, वह यहाँ चिपकाइए, या सिर्फ़ उसमें लिखा पता।',
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
          help: 'अभिभावक इसे अपने ऐप में भरते हैं। खाली छोड़ें, तो फ़ुटर में नहीं दिखेगा।',
        },
        'helpDesk.email': { label: 'हेल्प डेस्क: ई-मेल' },
        'helpDesk.opens': { label: 'हेल्प डेस्क: कब से', help: 'जैसे 8:00 AM।' },
        'helpDesk.closes': { label: 'हेल्प डेस्क: कब तक', help: 'जैसे 8:00 PM।' },
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
      label: 'टेक्स्ट',
      about: 'शीर्षक और टेक्स्ट; चाहें, तो तस्वीर के साथ।',
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
      about: 'क्या करना है, क्रम से और बड़े अंकों के साथ।',
      fields: labels,
      rows: { one: 'कदम', fields: { heading: { label: 'कदम' }, text: { label: 'विवरण' } } },
    },
    terms: {
      label: 'शब्द और अर्थ',
      about: 'नाम, और हर नाम के पास उसका अर्थ।',
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
      about: 'सबसे बड़े अक्षरों में कुछ शब्द, और उनका छोटा-सा मतलब।',
      fields: { heading: { label: 'मुख्य वाक्य' }, text: paragraphs },
    },
    moments: {
      label: 'पल',
      about: 'एक रेखा से जुड़े कई पल, जैसे स्कूल की एक सुबह के।',
      fields: {
        heading,
        text: paragraphs,
        way: { label: 'दिशा', options: { down: 'ऊपर से नीचे', across: 'बाएँ से दाएँ' } },
      },
      rows: { one: 'पल', fields: { name, text } },
    },
    photos: {
      label: 'तस्वीरें',
      about: 'तस्वीरें, जो दबाने पर बड़ी खुलती हैं।',
      fields: {
        arrangement: {
          label: 'तस्वीरें कैसे लगें',
          options: { rows: 'पंक्तियों में', mosaic: 'पाँच, जिनमें एक बड़ी', lanes: 'तीन, साथ-साथ' },
        },
      },
      rows: { one: 'तस्वीर', fields: { picture, caption: { label: 'कैप्शन' } } },
    },
    doors: {
      label: 'तस्वीर वाले लिंक',
      about: 'मेहराबों में तस्वीरें; हर एक किसी पेज का लिंक है।',
      fields: { heading, text: paragraphs },
      rows: {
        one: 'लिंक',
        fields: {
          name,
          detail: { label: 'नाम के पास का टेक्स्ट' },
          text,
          picture,
          to: leadsTo('लिंक'),
        },
      },
    },
    facts: {
      label: 'तथ्य',
      about: 'तीन तथ्य साथ-साथ; पहला बड़े अक्षरों में।',
      fields: {},
      rows: { one: 'तथ्य', fields: { name, value: { label: 'तथ्य' } } },
    },
    prices: {
      label: 'फ़ीस',
      about: 'किस चीज़ की कितनी फ़ीस है, और डाउनलोड के लिए एक दस्तावेज़।',
      fields: { heading, text, paper: { label: 'डाउनलोड के लिए दस्तावेज़' } },
      rows: {
        one: 'फ़ीस',
        fields: { name: { label: 'किस चीज़ की' }, price: { label: 'रकम' }, text: { label: 'विवरण' } },
      },
    },
    ages: {
      label: 'उम्र की तालिका',
      about: 'हर कक्षा के लिए कम से कम उम्र, स्कूल के परिचय से।',
      fields: { heading, text },
    },
    ageCalculator: {
      label: 'कौन-सी कक्षा?',
      about: 'फ़ॉर्म, जो जन्मतिथि से कक्षा बताता है।',
      fields: {
        heading,
        intro: { label: 'फ़ॉर्म के ऊपर का टेक्स्ट' },
        guide: { label: 'फ़ॉर्म के नीचे का टेक्स्ट' },
      },
    },
    ways: {
      label: 'हमसे संपर्क',
      about: 'टेक्स्ट के पास फ़ोन और ई-मेल, स्कूल के परिचय से।',
      fields: {
        heading,
        text,
        of: { label: 'किससे संपर्क', options: { office: 'ऑफ़िस', helpDesk: 'हेल्प डेस्क' } },
      },
    },
    cta: {
      label: 'अब क्या करें',
      about: 'पढ़ने के बाद करने का एक काम, बटन के साथ।',
      fields: {
        heading,
        text,
        ...wayOn,
        size: { label: 'टेक्स्ट का आकार', options: { plain: 'सामान्य', large: 'बड़ा' } },
      },
    },
    neighbours: {
      label: 'पिछला और अगला पेज',
      about: 'पेज के अंत में दो लिंक।',
      fields: {
        beforeWords: { label: 'पिछला पेज: टेक्स्ट' },
        beforeTo: leadsTo('पिछला पेज: लिंक'),
        afterWords: { label: 'अगला पेज: टेक्स्ट' },
        afterTo: leadsTo('अगला पेज: लिंक'),
      },
    },
    drawings: {
      label: 'एनिमेशन',
      about: 'अभिभावकों के ऐप के तीन एनिमेशन।',
      fields: {},
      rows: {
        one: 'एनिमेशन',
        fields: {
          drawing: {
            label: 'एनिमेशन',
            options: { 'erp-homework': 'होमवर्क', 'erp-fees': 'फ़ीस', 'erp-attendance': 'हाज़िरी' },
          },
          title,
          text,
          alt: { label: 'विवरण' },
        },
      },
    },
    questions: {
      label: 'सवाल-जवाब',
      about: 'सवाल दबाने पर उसका जवाब खुलता है। उन बातों के लिए अच्छा है, जो ऑफ़िस से रोज़ पूछी जाती हैं।',
      fields: { heading, text },
      rows: { one: 'सवाल', fields: { question: { label: 'सवाल' }, answer: { label: 'जवाब' } } },
    },
    table: {
      label: 'तालिका',
      about: 'पंक्तियाँ और कॉलम, जैसे फ़ीस के। फ़ोन पर हर पंक्ति एक कार्ड बन जाती है।',
      fields: {
        heading,
        text,
        rows: {
          label: 'पंक्तियाँ',
          help: 'पहली पंक्ति में कॉलमों के नाम होते हैं। स्प्रेडशीट की तालिका भी यहाँ चिपका सकते हैं।',
        },
      },
    },
    papers: {
      label: 'दस्तावेज़',
      about: 'डाउनलोड के लिए PDF फ़ाइलें।',
      fields: { heading, text },
      rows: {
        one: 'दस्तावेज़',
        fields: { paper: { label: 'दस्तावेज़' }, name: { label: 'दूसरा नाम, ज़रूरत हो तो' } },
      },
    },
    people: {
      label: 'लोग',
      about: 'मेहराबों में लोगों के फ़ोटो, उनके नाम और काम के साथ।',
      fields: { heading, text },
      rows: {
        one: 'व्यक्ति',
        fields: { name, role: { label: 'क्या काम करते हैं' }, text: { label: 'छोटा टेक्स्ट' }, picture },
      },
    },
    video: {
      label: 'वीडियो',
      about: 'तस्वीर, जो वीडियो का लिंक है। दूसरी साइट से यहाँ कुछ लोड नहीं होता।',
      fields: {
        heading,
        text,
        picture,
        actionWords: { label: 'लिंक का टेक्स्ट' },
        actionTo: leadsTo('वीडियो का लिंक'),
      },
    },
    office: {
      label: 'ऑफ़िस',
      about: 'ऑफ़िस का समय, ई-मेल और पता, स्कूल के परिचय से।',
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
      about: 'मुखपृष्ठ का पहला टेक्स्ट, अपनी तस्वीर के साथ।',
      fields: { heading, text: paragraphs, picture },
    },
    iconStrip: {
      label: 'पाँच ज़रूरी लिंक',
      about: 'इनके नाम बदले जा सकते हैं, पर वे जहाँ ले जाते हैं, वह नहीं बदलता।',
      fields: {},
      rows: { one: 'लिंक', fields: { name } },
    },
    coming: {
      label: 'आने वाले कार्यक्रम',
      about: 'कैलेंडर के अगले कार्यक्रम। कोई न हो, तो यह हिस्सा नहीं दिखता।',
      fields: { heading },
    },
    infoBoxes: {
      label: 'आइए, पूछिए, आवेदन कीजिए',
      about: 'मुखपृष्ठ के तीन बॉक्स।',
      fields: {
        visitHeading: { label: 'आइए: शीर्षक' },
        visitText: { label: 'आइए: टेक्स्ट' },
        visitAction: { label: 'आइए: नक्शे के लिंक का टेक्स्ट' },
        askHeading: { label: 'पूछिए: शीर्षक' },
        askText: { label: 'पूछिए: टेक्स्ट' },
        applyHeading: { label: 'आवेदन: शीर्षक, जब रजिस्ट्रेशन खुला हो' },
        applyText: { label: 'आवेदन: टेक्स्ट, जब रजिस्ट्रेशन खुला हो' },
        closedHeading: { label: 'आवेदन: शीर्षक, जब रजिस्ट्रेशन बंद हो' },
        closedText: { label: 'आवेदन: टेक्स्ट, जब रजिस्ट्रेशन बंद हो' },
        closedAction: { label: 'आवेदन: बटन का टेक्स्ट, जब रजिस्ट्रेशन बंद हो' },
      },
    },
    skilling: {
      label: 'हुनर के छह रंग',
      about: 'गेंदे के फूल के चारों ओर छह गोले।',
      fields: { heading, text: paragraphs },
      rows: { one: 'गोला', fields: { name, text, picture, to: leadsTo('लिंक') } },
    },
    rooms: {
      label: 'परिसर',
      about: 'ईंट की दीवार की मेहराबों में तस्वीरें।',
      fields: { heading },
      rows: { one: 'कमरा', fields: { name, picture, to: leadsTo('लिंक') } },
    },
    visitors: {
      label: 'आगंतुकों की संख्या',
      about: 'संख्या के ऊपर का शीर्षक, और उसके नीचे उसका मतलब।',
      fields: { heading, text: paragraphs },
    },
    noMessage: {
      label: 'जब तक संदेश न हो',
      about: 'नेतृत्व का संदेश प्रकाशित होने तक यही दिखता है।',
      fields: { text: paragraphs },
    },
    standIn: {
      label: 'जब तक किसी और का संदेश दिखे',
      about: '“प्रधानाचार्य का स्वागत-संदेश” पेज पर, निदेशक के संदेश के ऊपर दिखता है।',
      fields: { text: paragraphs, description: { label: 'सर्च इंजन के लिए विवरण' } },
    },
    menuGroup: {
      label: 'मेनू का समूह',
      about: 'मेनू की पट्टी में एक नाम, जिससे पेजों की सूची खुलती है।',
      fields: { heading: { label: 'मेनू की पट्टी में नाम' } },
      rows: { one: 'पेज', fields: entry },
    },
    menuBar: {
      label: 'मेनू की पट्टी के पेज',
      about: 'समूहों के बाद मेनू की पट्टी में आने वाले अलग-अलग पेज।',
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
      about: 'फ़ुटर में ऐप के बारे में क्या लिखा है। उसका कोड और लिंक स्कूल के परिचय से आते हैं।',
      fields: { heading, text: paragraphs },
    },
  },
};
