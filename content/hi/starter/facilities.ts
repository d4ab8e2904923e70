import type { StarterPage } from '#content/starter.ts';

/** The menu leads to some of these sections: they keep the names that it has for them. */
export const facilities: StarterPage = {
  layout: 'walk',
  title: 'सुविधाएँ',
  lead: 'स्कूल घूमते हुए क्या देखें, और हमसे क्या पूछें।',
  description:
    '{school} के कमरे और मैदान: जब आप देखने आएँ तो किस बात पर ध्यान दें, हमसे क्या पूछें, और सुरक्षा और सेहत के लिए माता-पिता क्या कर सकते हैं।',
  sections: [
    {
      id: 'smart-classes',
      kind: 'text',
      values: {
        heading: 'कक्षाएँ',
        text: 'हमसे पूछिए कि एक कमरे में कितने बच्चे बैठते हैं, और बोर्ड और कॉपियों के अलावा वे किन चीज़ों से काम करते हैं।',
      },
    },
    {
      id: 'academic-zone',
      kind: 'text',
      values: {
        heading: 'किताबें और शांति से काम',
        text: 'हमसे पूछिए कि बच्चे कहाँ पढ़ते और जानकारी खोजते हैं, और कौन-सी किताबें घर ले जा सकते हैं। जो किताब बच्चा खुद चुनता है, वह दी हुई किताब से ज़्यादा बार अंत तक पढ़ी जाती है।',
      },
    },
    {
      id: 'co-curricular-zone',
      kind: 'text',
      values: {
        heading: 'कला, संगीत और खेल',
        text: 'हमसे पूछिए कि पाठों के अलावा क्या-क्या होता है, किन दिनों में, और कहाँ।',
        actionWords: 'खेल का पेज देखें',
        actionTo: '/Sports',
      },
    },
    {
      id: 'safety-and-security',
      kind: 'list',
      values: {
        heading: 'सुरक्षा',
        text: 'स्कूल तब सुरक्षित होता है जब उसे पता हो कि भीतर कौन है और किसे कौन घर ले जाता है। इसमें आप ऐसे मदद कर सकते हैं:',
      },
      items: [
        { text: 'बच्चे को कोई और लेने आए तो ऑफ़िस को लिखकर बताइए।' },
        { text: 'ऑफ़िस में अपने फ़ोन नंबर हमेशा ताज़ा रखिए।' },
        { text: 'गेट के पास गाड़ी धीरे चलाइए, और बच्चों को सड़क के स्कूल वाले किनारे पर उतारिए।' },
      ],
    },
    {
      id: 'health-and-hygiene',
      kind: 'text',
      values: {
        heading: 'सेहत और सफ़ाई',
        text: 'बच्चे को बुखार हो तो उतरने तक उसे घर पर रखिए, एलर्जी और दवाओं के बारे में क्लास टीचर को बताइए, और एक ऐसा नंबर दीजिए जिस पर आप हमें हमेशा मिल सकें।',
      },
    },
    {
      id: 'see-for-yourself',
      kind: 'cta',
      values: {
        size: 'large',
        heading: 'अपनी आँखों से देखिए',
        text: 'स्कूल घूमने के लिए कृपया {ways}।',
        actionWords: 'पहले कदम',
        actionTo: '/GettingStartedatLFIS',
      },
    },
  ],
};
