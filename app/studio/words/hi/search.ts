import { PROFILE } from '#app/platform/content/school-items.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { searchAll as english } from '../en/search.ts';

export const searchAll: typeof english = {
  title: 'सब कुछ खोजें',
  short: 'खोजें',
  field: 'आप क्या खोज रहे हैं?',
  find: 'खोजें',
  help: (examples) => `शीर्षक या पाठ के शब्द, कोई नाम, आधा फ़ोन नंबर, या आप जो करना चाहते हैं: ${examples}।`,
  examples: ['लोगो', 'पासवर्ड', 'अनुवाद'],
  none: (q) => `“${q}” कहीं नहीं मिला। कम शब्द लिखकर देखिए।`,
  similar: (q) => `मिलती-जुलती वर्तनी: ठीक “${q}” कहीं नहीं लिखा, पर यह सुनने में वैसा ही है।`,
  all: (count) => `सभी ${count}`,
  files: { pictures: 'तस्वीरें', papers: 'कागज़' },
  enquiries: 'पूछताछ',
  people: 'लोग',
  studioPages: 'कहाँ होता है',
  doneThere: {
    [studioHref('dashboard')]: 'क्या बाकी है, क्या आने वाला है और क्या कम है; कितने लोग आए; पहला घंटा',
    [studioHref('library')]: 'सभी तस्वीरें और कागज़: बदलें, विवरण लिखें, काटें, मिटाएँ',
    [studioHref('languages')]: 'हिंदी और अंग्रेज़ी: अनुवाद, क्या बाकी है, क्या पुराना है',
    [studioHref('look')]: 'रंग, अक्षर, लोगो, द्वार का आकार',
    [studioHref('inbox')]: 'परिवारों ने क्या लिखा: जवाब, सौंपना, स्पैम, फ़ाइल में लेना',
    [studioHref('contentList', { type: PROFILE })]:
      'नाम, पता, फ़ोन, WhatsApp, नक्शा, फ़ीस, ऑफ़िस का समय, प्रवेश के समय उम्र, लोगो',
    [studioHref('people')]: 'किसी को बुलाएँ, काम बदलें, किसी को हटाएँ',
    [studioHref('audit')]: 'किसने क्या और कब बदला, पिछला हाल',
    [studioHref('backup')]: 'पूरी साइट की कॉपी रखें, डाउनलोड करें, वापस लाएँ',
    [studioHref('account')]: 'आपका नाम, भाषा, पासवर्ड, पासकी, दूसरा चरण, साइन इन वाले डिवाइस',
  },
};
