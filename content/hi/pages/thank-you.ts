import type { TextsOfPage } from '#content/texts.ts';

export const thankYou: TextsOfPage<'thankYou'> = {
  sample: {
    title: 'धन्यवाद',
    lead: '{school} में आपकी रुचि के लिए धन्यवाद।',
    description:
      '{school} में आपकी रुचि के लिए धन्यवाद। स्कूल ऑफ़िस संदेशों को कैसे पढ़ता और उनका जवाब देता है, और जल्दी हो तो क्या करें।',
    'when-you-write/heading': 'जब आप हमें लिखते हैं',
    'when-you-write/0/heading': 'हम पढ़ते हैं',
    'when-you-write/0/text': 'आप [संपर्क फ़ॉर्म](contact) से जो भी भेजते हैं, वह स्कूल ऑफ़िस पहुँचता है।',
    'when-you-write/1/heading': 'हम जवाब देते हैं',
    'when-you-write/1/text':
      'जवाब की ज़रूरत हो तो हम आपके दिए हुए ई-मेल पते पर लिखते हैं या आपके दिए हुए नंबर पर फ़ोन करते हैं।',
    'when-you-write/2/heading': 'जल्दी हो तो',
    'when-you-write/2/text': 'कृपया {callUs}।',
  },
};
