import type { TextsOfPage } from '#content/texts.ts';

export const contact: TextsOfPage<'contact'> = {
  sample: {
    title: 'संपर्क',
    lead: 'फ़ोन कीजिए, लिखिए या आ जाइए। हर सवाल का स्वागत है।',
    description:
      '{school} से कैसे संपर्क करें: स्कूल ऑफ़िस का पता, फ़ोन, ई-मेल और समय, रास्ते का नक्शा, और हमें लिखने के लिए एक फ़ॉर्म।',
    'office/heading': 'स्कूल ऑफ़िस',
    'write-to-us/heading': 'हमें लिखिए',
    'write-to-us/text': 'कृपया नीचे की चारों जानकारियाँ भरिए, ताकि हम आपको जवाब दे सकें।',
  },
};
