import type { StarterPage } from '#content/starter.ts';
import { computerLab as sample } from '../pages/computer-lab.ts';

export const computerLab: StarterPage = {
  layout: 'photos',
  title: 'कंप्यूटर लैब',
  lead: 'स्कूल में कंप्यूटर: हमसे क्या पूछें, और चार अच्छी आदतें।',
  description:
    '{school} में कंप्यूटर: पढ़ाई और इंटरनेट पर सुरक्षा के बारे में हमसे क्या पूछें, और चार आदतें, जिनका अभ्यास स्कूल और घर में करना अच्छा है।',
  sections: [
    { id: 'photos', kind: 'photos', values: { arrangement: 'mosaic' } },
    {
      id: 'in-the-lab',
      kind: 'text',
      values: {
        heading: 'हमसे क्या पूछें',
        text: 'हमसे पूछिए कि बच्चे किस कक्षा से कंप्यूटर पर काम करते हैं, उस पर क्या बनाते हैं, और जो उनके लिए नहीं है, उससे उन्हें कैसे दूर रखा जाता है।',
      },
    },
    // Advice that holds at any school.
    ...sample.sections.filter(({ id }) => id === 'good-neighbours'),
  ],
};
