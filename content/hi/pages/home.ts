import { type StarterPage, paragraphs } from '#content/starter.ts';

export const home: StarterPage = {
  layout: 'home',
  title: '{mission} {school} में आपका स्वागत है{!mission}',
  lead: '3 से 14 वर्ष की लड़कियों और लड़कों का स्कूल। आइए, देखिए कि हमारे यहाँ दिन कैसे बीतता है।',
  description:
    '{school} 3 से 14 वर्ष के लड़के-लड़कियों का एक निजी विद्यालय है। एडमिशन, पढ़ाई के पड़ाव, सुविधाएँ, तस्वीरें, समाचार और स्कूल देखने का तरीका।',
  card: 'getting-started-banner',
  sections: [
    {
      id: 'slides',
      kind: 'slides',
      values: {},
      items: [1, 2, 3, 4, 5, 6].map((number) => ({ picture: `hero-${number}` })),
    },
    {
      id: 'about',
      kind: 'about',
      values: {
        heading: 'सब कुछ गेट से शुरू होता है',
        text: paragraphs(
          '{school} 3 से 14 वर्ष के बच्चों का एक निजी विद्यालय है, जहाँ लड़के-लड़कियाँ साथ पढ़ते हैं। सुबह वे बस्ता, बोतल और घर की खबरें लेकर आते हैं। दोपहर को सुनाने के लिए कोई बात, और अक्सर आस्तीन पर थोड़ा-सा रंग लेकर लौटते हैं।',
          'सबसे छोटे बच्चे खेलकर, सुनकर और बोलकर सीखते हैं। प्राइमरी में पढ़ाई प्राइमरी इयर्स प्रोग्राम के अनुसार चलती है और कक्षा 6 से 8 में मिडिल इयर्स प्रोग्राम के अनुसार, ताकि किताब के साथ-साथ सवालों और प्रोजेक्ट की भी जगह रहे। कला, संगीत, नाटक, खेल और बगीचे के लिए भी हफ़्ते में जगह है।',
          'स्कूल की सबसे अच्छी परख पैदल घूमकर होती है। किसी कार्यदिवस पर आइए, कक्षाओं में झाँकिए, और किसी भी बच्चे से पूछिए कि वह क्या कर रहा है और क्यों।',
        ),
        picture: 'about',
      },
    },
    {
      id: 'quick-ways',
      kind: 'iconStrip',
      values: {},
      items: [
        { name: 'हमारे बारे में' },
        { name: 'प्रबंधन' },
        { name: 'सुविधाएँ' },
        { name: 'खेल' },
        { name: 'विशेष कार्यक्रम' },
      ],
    },
    { id: 'coming', kind: 'coming', values: { heading: 'आने वाले दिन' } },
    {
      id: 'visit',
      kind: 'infoBoxes',
      values: {
        visitHeading: 'स्कूल देखने आइए',
        visitText: 'किसी कार्यदिवस पर आइए, बच्चे को साथ लाइए, और कक्षाएँ और पुस्तकालय देखिए।',
        visitAction: 'नक्शा खोलें',
        askHeading: 'फ़ोन पर पूछिए',
        askText: 'सीट, उम्र, फ़ॉर्म और फ़ीस के बारे में पूछिए। कोई सवाल छोटा नहीं होता।',
        applyHeading: 'ऑनलाइन आवेदन',
        applyText: 'घर बैठे, अपनी सुविधा के समय पर, {registrationWay} शुरुआत कीजिए।',
        closedHeading: 'आवेदन',
        closedText: 'पढ़िए कि कौन-सा फ़ॉर्म भरना है, वह कितने का है और आगे क्या होता है।',
        closedAction: 'प्रवेश प्रक्रिया',
      },
    },
    {
      id: 'skilling',
      kind: 'skilling',
      values: {
        heading: 'हुनर का घेरा',
        text: 'पढ़ना और हिसाब करना बड़े होने का एक हिस्सा है। ये छह बातें भी उसी का हिस्सा हैं।',
      },
      items: [
        {
          name: 'ललित कला',
          text: 'चित्र, रंग और मिट्टी बच्चे को सिखाते हैं कि लकीर खींचने से पहले दो बार देखे।',
          picture: 'skilling-fine-arts',
          to: '/Facilities#co-curricular-zone',
        },
        {
          name: 'एथलेटिक्स',
          text: 'दौड़ना, कूदना और फेंकना, जहाँ हराना खुद को ही होता है।',
          picture: 'skilling-athletics',
          to: '/Sports',
        },
        {
          name: 'खेल-कूद',
          text: 'मैदान पर टीम के खेल: निभाने के लिए नियम, और अपना कहने के लिए एक टीम।',
          picture: 'skilling-sports',
          to: '/Sports',
        },
        {
          name: 'रिसोर्स रूम',
          text: 'एक शांत कमरा, जहाँ बच्चा ज़्यादा समय ले सकता है और टीचर की मदद पा सकता है।',
          picture: 'skilling-resource-room',
          to: '/Facilities#academic-zone',
        },
        {
          name: 'भोजन कक्ष',
          text: 'बच्चे साथ बैठकर खाते हैं, जो पहले नहीं खाया उसे चखते हैं और अपनी जगह खुद साफ़ करते हैं।',
          picture: 'skilling-dining-hall',
          to: '/Facilities#health-and-hygiene',
        },
        {
          name: 'समर कैंप',
          text: 'उन हफ़्तों के लिए शिल्प, संगीत और खेल जब कक्षाएँ नहीं होतीं।',
          picture: 'skilling-summer-camp-programs',
          to: '/Gallery',
        },
      ],
    },
    {
      id: 'infrastructure',
      kind: 'rooms',
      values: { heading: 'बनाने, खेलने और मंच पर आने की जगहें' },
      items: [
        {
          name: 'कला और शिल्प',
          picture: 'infrastructure-art-and-craft',
          to: '/Facilities#co-curricular-zone',
        },
        {
          name: 'संगीत और नृत्य',
          picture: 'infrastructure-music-and-dance',
          to: '/Facilities#co-curricular-zone',
        },
        { name: 'मैदान के खेल', picture: 'infrastructure-outdoor-sports', to: '/Sports' },
        {
          name: 'नाट्य शिक्षा',
          picture: 'infrastructure-theatre-education',
          to: '/Facilities#co-curricular-zone',
        },
      ],
    },
    {
      id: 'visitors',
      kind: 'visitors',
      values: {
        heading: 'अब तक आए आगंतुक',
        text: 'यह संख्या बताती है कि हमारी वेबसाइट पर कितनी बार लोग आए। यह कुकीज़ के बिना काम करती है। 30 मिनट के भीतर पेज दोबारा खोलना फिर से नहीं गिना जाता, और रोबोट तो गिने ही नहीं जाते।',
      },
    },
  ],
};
