import type { StarterPage } from '#content/starter.ts';
import { welcomePages as sample } from '../pages/welcome.ts';

const without = (leader: string) =>
  `यहाँ अभी ${leader} का संदेश नहीं है। फिर भी {school} में आपका स्वागत है।`;

export const welcomePages: typeof sample = {
  chairmanWelcome: beforeTheMessage('अध्यक्ष'),
  directorWelcome: beforeTheMessage('निदेशक'),
  principalWelcome: {
    ...beforeTheMessage('प्रधानाचार्य'),
    sections: [
      ...beforeTheMessage('प्रधानाचार्य').sections,
      {
        id: 'stand-in',
        kind: 'standIn',
        values: {
          text: 'यहाँ अभी प्रधानाचार्य का संदेश नहीं है। तब तक उसकी जगह [निदेशक का स्वागत-संदेश](directorWelcome) है।',
          description:
            '{school} में माता-पिता और बच्चों का स्वागत: निदेशक का संदेश, जो तब तक यहाँ रहेगा जब तक प्रधानाचार्य का अपना संदेश नहीं लिखा जाता।',
        },
      },
    ],
  },
};

function beforeTheMessage(leader: string): StarterPage {
  return {
    layout: 'welcome',
    title: `${leader} का स्वागत-संदेश`,
    lead: '',
    description: `{school} के ${leader} की ओर से माता-पिता और बच्चों का स्वागत। यह जगह एक निजी संदेश के लिए है, और स्कूल से संपर्क के तरीके भी यहाँ हैं।`,
    sections: [{ id: 'no-message', kind: 'noMessage', values: { text: without(leader) } }],
  };
}
