import type { TextsOfPage } from '#content/texts.ts';

export const gallery: TextsOfPage<'gallery'> = {
  sample: {
    title: 'तस्वीरें',
    lead: 'त्योहारों, मेलों और खेल दिवस की तस्वीरें, एल्बमों में।',
    description: '{school} के साल की तस्वीरों के एल्बम: कार्यक्रम, त्योहार और खेल दिवस।',
  },
};

export const news: TextsOfPage<'news'> = {
  sample: {
    title: 'समाचार और लेख',
    lead: 'स्कूल में क्या होने वाला है, और जो हुआ वह कैसा रहा।',
    description:
      '{school} के समाचार और लेख: क्या होने वाला है, जो हुआ वह कैसा रहा, और अभिभावकों के लिए ज़रूरी बातें।',
  },
};

export const videos: TextsOfPage<'videos'> = {
  sample: {
    title: 'वीडियो',
    lead: 'मंच, मैदान और कक्षा के वीडियो।',
    description: '{school} के साल के वीडियो: मंच के कार्यक्रम, खेल और कक्षा के दिन।',
  },
};

export const calendar: TextsOfPage<'calendar'> = {
  sample: {
    title: 'कैलेंडर',
    lead: 'स्कूल के दिन, छुट्टियाँ, परीक्षाएँ और उत्सव।',
    description:
      '{school} का कैलेंडर: स्कूल के दिन, छुट्टियाँ, परीक्षाएँ और उत्सव, यहाँ पढ़ने या अपने फ़ोन में जोड़ने के लिए।',
  },
};
