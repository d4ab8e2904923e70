import type { StarterPage } from '#content/starter.ts';
import { sports as sample } from '../pages/sports.ts';

export const sports: StarterPage = {
  layout: 'photos',
  title: 'खेल',
  lead: 'दौड़ो, गिरो, हँसो, उठो, और अंत में हाथ मिलाओ।',
  description:
    '{school} में खेल: खेलों और टीमों के बारे में हमसे क्या पूछें, कौन-सी बातें केवल खेलकर ही आती हैं, और खेल वाले दिन साथ क्या लाएँ।',
  sections: [
    { id: 'photos', kind: 'photos', values: { arrangement: 'lanes' } },
    {
      id: 'on-the-field',
      kind: 'text',
      values: {
        heading: 'हमसे क्या पूछें',
        text: 'हमसे पूछिए कि कौन-से खेल खेले जाते हैं, किन दिनों में, और जो बच्चा सबसे तेज़ नहीं है, उसके लिए क्या है।',
      },
    },
    {
      id: 'the-other-half',
      kind: 'text',
      values: {
        heading: 'चुस्ती का दूसरा आधा हिस्सा',
        text: 'मज़बूत टाँगें आधी बात हैं। बाकी आधी केवल खेलकर ही आती है: गेंद पास करना, अंपायर का फ़ैसला मानना, सामने वाली टीम के अच्छे कैच की तारीफ़ करना, और हारकर भी उतने ही भले रहना जितने जीतकर।',
      },
    },
    ...sample.sections.filter(({ id }) => id === 'games-days'),
  ],
};
