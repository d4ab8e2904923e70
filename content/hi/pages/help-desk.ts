import { type StarterPage, paragraphs } from '#content/starter.ts';

/** Beside every page that explains the portal or the app. */
export const helpDesk: StarterPage['sections'][number] = {
  id: 'help-desk',
  kind: 'ways',
  values: {
    heading: 'हेल्प डेस्क',
    text: paragraphs(
      'कुछ काम न कर रहा हो तो हमें बताइए।{?helpDesk} कुछ काम न कर रहा हो तो स्कूल ऑफ़िस आइए।{!helpDesk} हेल्प डेस्क {helpDeskOpens} से {helpDeskCloses} तक खुला रहता है।',
      'बच्चे का नाम और कक्षा बताइए, और यह भी कि आपने क्या किया और क्या दिखा। स्क्रीनशॉट से मदद मिलती है। अपना पासवर्ड कभी न भेजें।',
    ),
    of: 'helpDesk',
  },
};
