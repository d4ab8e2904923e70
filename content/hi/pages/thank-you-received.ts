import type { TextsOfPage } from '#content/texts.ts';

export const thankYouReceived: TextsOfPage<'thankYouReceived'> = {
  sample: {
    title: 'धन्यवाद',
    lead: '{school} को लिखने के लिए धन्यवाद।',
    description:
      '{school} में आपकी रुचि के लिए धन्यवाद। स्कूल ऑफ़िस संदेशों को कैसे पढ़ता और उनका जवाब देता है, और जल्दी हो तो क्या करें।',
    'what-happens-next/heading': 'आगे क्या होगा',
    'what-happens-next/0/heading': 'हम पढ़ते हैं',
    'what-happens-next/0/text': 'आपका संदेश स्कूल ऑफ़िस के पास है।',
    'what-happens-next/1/heading': 'हम जवाब देते हैं',
    'what-happens-next/1/text':
      'जवाब की ज़रूरत हो तो हम आपके दिए हुए ई-मेल पते पर लिखते हैं या आपके दिए हुए नंबर पर फ़ोन करते हैं।',
    'what-happens-next/2/heading': 'जल्दी हो तो',
    'what-happens-next/2/text': 'कृपया {callUs}।',
  },
};
