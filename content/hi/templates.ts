import { paragraphs } from '#content/starter.ts';
import type { Template } from '../en/templates.ts';

const rows = (...lines: string[]) => lines.join('\n');

export const templates = {
  blank: {
    about: 'एक शीर्षक और लिखने के लिए एक खंड।',
    layout: 'sheet',
    title: '',
    lead: '',
    description: '',
    sections: [{ id: 'text', kind: 'text', values: {} }],
  },
  fees: {
    about: 'कक्षा के अनुसार फ़ीस की तालिका, फ़ीस में क्या-क्या आता है, और किससे पूछें।',
    layout: 'sheet',
    title: 'फ़ीस का ढाँचा',
    lead: 'कितना, कब और किस बात के लिए देना है।',
    description: '{school} की फ़ीस, कक्षा के अनुसार, और उसे भरने का तरीका।',
    sections: [
      {
        id: 'fees',
        kind: 'table',
        values: {
          heading: 'कक्षा के अनुसार फ़ीस',
          rows: rows('कक्षा | प्रवेश शुल्क, एक बार | शिक्षण शुल्क, हर महीने | अन्य, हर साल'),
        },
      },
      { id: 'paying', kind: 'steps', values: { heading: 'फ़ीस कैसे भरें' }, items: [] },
      { id: 'questions', kind: 'questions', values: { heading: 'अक्सर पूछे जाने वाले सवाल' }, items: [] },
      {
        id: 'ask',
        kind: 'ways',
        values: {
          heading: 'ऑफ़िस से पूछिए',
          text: 'कोई बात साफ़ नहीं है? ऑफ़िस खुशी से समझाएगा।',
          of: 'office',
        },
      },
    ],
  },
  disclosure: {
    about: 'वे तालिकाएँ जो हर संबद्ध स्कूल को दिखानी होती हैं, पंक्तियों के नाम के साथ।',
    layout: 'sheet',
    title: 'अनिवार्य सार्वजनिक प्रकटीकरण',
    lead: 'जो जानकारी बोर्ड हर स्कूल से सार्वजनिक करने को कहता है।',
    description:
      '{school} का अनिवार्य सार्वजनिक प्रकटीकरण: सामान्य जानकारी, दस्तावेज़, परीक्षा-परिणाम, शिक्षक और परिसर।',
    sections: [
      {
        id: 'general',
        kind: 'table',
        values: {
          heading: 'सामान्य जानकारी',
          rows: rows(
            'जानकारी | विवरण',
            'स्कूल का नाम | {school}',
            'संबद्धता संख्या |',
            'स्कूल कोड |',
            'पिन कोड के साथ पता |',
            'प्रधानाचार्य, योग्यता के साथ |',
            'ई-मेल | {email}',
            'फ़ोन | {phone}',
          ),
        },
      },
      { id: 'documents', kind: 'papers', values: { heading: 'दस्तावेज़ और जानकारी' }, items: [] },
      {
        id: 'results',
        kind: 'table',
        values: {
          heading: 'परीक्षा-परिणाम और पढ़ाई',
          rows: rows('वर्ष | पंजीकृत | उत्तीर्ण | उत्तीर्ण प्रतिशत | टिप्पणी'),
        },
      },
      {
        id: 'staff',
        kind: 'table',
        values: { heading: 'शिक्षक', rows: rows('जानकारी | विवरण') },
      },
      {
        id: 'premises',
        kind: 'table',
        values: { heading: 'स्कूल का परिसर', rows: rows('जानकारी | विवरण') },
      },
    ],
  },
  teachers: {
    about: 'मेहराबों में तस्वीरें, नामों के साथ, और उनके ऊपर कुछ शब्द।',
    layout: 'bands',
    title: 'हमारे शिक्षक',
    lead: 'वे लोग जिनसे आपका बच्चा रोज़ मिलेगा।',
    description: '{school} के शिक्षक, उनके नाम और वे क्या पढ़ाते हैं।',
    sections: [
      { id: 'words', kind: 'text', values: { heading: 'यहाँ कौन पढ़ाता है', text: paragraphs('') } },
      { id: 'people', kind: 'people', values: { heading: 'शिक्षक' }, items: [] },
    ],
  },
} satisfies Record<string, Template>;
