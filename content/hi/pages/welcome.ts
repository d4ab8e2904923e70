import type { StarterPage } from '#content/starter.ts';

/** Around the messages of the school's leaders; they say nothing of what a message says, for it may change any day. */
export const welcomePages: Record<'chairmanWelcome' | 'directorWelcome' | 'principalWelcome', StarterPage> = {
  chairmanWelcome: {
    layout: 'welcome',
    title: 'अध्यक्ष का स्वागत-संदेश',
    lead: '',
    description:
      '{school} के अध्यक्ष की ओर से माता-पिता और बच्चों का स्वागत: स्कूल, उसके रोज़ के काम और उससे जुड़ने के अर्थ पर एक निजी संदेश।',
    sections: [
      {
        id: 'no-message',
        kind: 'noMessage',
        values: {
          text: 'अध्यक्ष का संदेश लिखा जा रहा है। उसके आने तक भी {school} में आपका उतना ही स्वागत है।',
        },
      },
    ],
  },
  directorWelcome: {
    layout: 'welcome',
    title: 'निदेशक का स्वागत-संदेश',
    lead: '',
    description:
      '{school} के निदेशक की ओर से माता-पिता और बच्चों का स्वागत: स्कूल, उसके रोज़ के काम और उससे जुड़ने के अर्थ पर एक निजी संदेश।',
    sections: [
      {
        id: 'no-message',
        kind: 'noMessage',
        values: {
          text: 'निदेशक का संदेश लिखा जा रहा है। उसके आने तक भी {school} में आपका उतना ही स्वागत है।',
        },
      },
    ],
  },
  principalWelcome: {
    layout: 'welcome',
    title: 'प्रधानाचार्य का स्वागत-संदेश',
    lead: '',
    description:
      '{school} के प्रधानाचार्य की ओर से माता-पिता और बच्चों का स्वागत: स्कूल, उसके रोज़ के काम और उससे जुड़ने के अर्थ पर एक निजी संदेश।',
    sections: [
      {
        id: 'no-message',
        kind: 'noMessage',
        values: {
          text: 'प्रधानाचार्य का संदेश लिखा जा रहा है। उसके आने तक भी {school} में आपका उतना ही स्वागत है।',
        },
      },
      {
        id: 'stand-in',
        kind: 'standIn',
        values: {
          text: 'प्रधानाचार्य का संदेश लिखा जा रहा है। उसके आने तक उसकी जगह [निदेशक का स्वागत-संदेश](directorWelcome) है।',
          description:
            '{school} में माता-पिता और बच्चों का स्वागत: निदेशक का संदेश, जो तब तक यहाँ रहेगा जब तक प्रधानाचार्य का अपना संदेश नहीं लिखा जाता।',
        },
      },
    ],
  },
};
