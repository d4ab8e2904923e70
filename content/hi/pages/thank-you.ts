import type { StarterPage } from '#content/starter.ts';

export const thankYou: StarterPage = {
  layout: 'thanks',
  title: 'धन्यवाद',
  lead: '{school} में आपकी रुचि के लिए धन्यवाद।',
  description:
    '{school} में आपकी रुचि के लिए धन्यवाद। स्कूल ऑफ़िस संदेशों को कैसे पढ़ता और उनका उत्तर देता है, और बात रुक न सकती हो तो क्या करें।',
  banner: 'thank-you',
  sections: [
    {
      id: 'when-you-write',
      kind: 'steps',
      values: { heading: 'जब आप हमें लिखते हैं' },
      items: [
        {
          heading: 'हम पढ़ते हैं',
          text: 'आप [संपर्क फ़ॉर्म](contact) से जो भी भेजते हैं, वह स्कूल ऑफ़िस पहुँचता है।',
        },
        {
          heading: 'हम उत्तर देते हैं',
          text: 'उत्तर की ज़रूरत हो तो हम आपके दिए पते पर लिखते हैं या आपके दिए नंबर पर फ़ोन करते हैं।',
        },
        { heading: 'बात रुक न सकती हो तो', text: 'कृपया {callUs}।' },
      ],
    },
  ],
};
