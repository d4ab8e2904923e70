import { type StarterPage, paragraphs } from '#content/starter.ts';
import { admissionProcess as sample } from '../pages/admission-process.ts';

const sampled = (id: string) => sample.sections.filter((section) => section.id === id);

const form = {
  heading: 'आवेदन फ़ॉर्म',
  text: 'फ़ॉर्म भरकर स्कूल ऑफ़िस में जमा कीजिए। देख लीजिए कि नाम और जन्मतिथि वैसे ही लिखे हों जैसे बच्चे के कागज़ों में हैं।',
};

export const admissionProcess: StarterPage = {
  layout: 'sheet',
  title: 'प्रवेश प्रक्रिया',
  lead: 'कोई बच्चा {school} में कैसे आता है, और रास्ते में हमसे क्या पूछना है।',
  description:
    '{school} में एडमिशन के लिए आवेदन कैसे करें: हर कक्षा की उम्र, आवेदन फ़ॉर्म, उसके बाद के कदम, और स्कूल ऑफ़िस से संपर्क का तरीका।',
  sections: [
    // These two speak of nothing but the profile.
    ...sampled('age-at-entrance'),
    ...sampled('which-class'),
    {
      id: 'application-form',
      kind: 'prices',
      values: {
        heading: 'आवेदन फ़ॉर्म',
        text: paragraphs(
          'हर बच्चे के लिए एक फ़ॉर्म भरिए। स्कूल से लेने पर फ़ॉर्म का मूल्य {formAtCampus} है। डाउनलोड किए फ़ॉर्म का मूल्य {formDownloaded} है।',
          'ऑफ़िस से पूछ लीजिए कि साथ में कौन-से कागज़ लगाने हैं और इसके अलावा क्या देना है।',
        ),
      },
    },
    {
      id: 'nursery-and-kg',
      kind: 'steps',
      values: { heading: 'नर्सरी और केजी' },
      items: [
        form,
        {
          heading: 'इसके बाद',
          text: 'ऑफ़िस से पूछिए कि हम आपके बच्चे को कैसे जानेंगे, किस दिन, और क्या कुछ साथ लाना है।',
        },
      ],
    },
    {
      id: 'grade-1-onwards',
      kind: 'steps',
      values: { heading: 'कक्षा 1 और उससे आगे' },
      items: [
        form,
        {
          heading: 'इसके बाद',
          text: 'ऑफ़िस से पूछिए कि कोई परीक्षा या बातचीत होगी या नहीं, किस दिन होगी, और बच्चा साथ क्या लाए।',
        },
        {
          heading: 'औपचारिकताएँ',
          text: 'ऑफ़िस बताता है कि किन कागज़ों और किस भुगतान के बाद एडमिशन पूरा होगा।',
        },
      ],
    },
    {
      id: 'online-registration',
      kind: 'text',
      values: {
        heading: 'ऑनलाइन रजिस्ट्रेशन',
        text: 'आप घर बैठे {registrationWay} भी शुरुआत कर सकते हैं। उसके बाद ऑफ़िस से पूछ लीजिए कि आपसे और कौन-से कागज़ चाहिए।',
        below: 'registration',
      },
    },
    ...sampled('ask-us'),
  ],
};
