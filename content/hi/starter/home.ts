import { type StarterPage, paragraphs } from '#content/starter.ts';
import { home as sample } from '../pages/home.ts';

/** Without a round, a room or a picture of anybody's; what has no name yet is not drawn. */
export const home: StarterPage = {
  layout: 'home',
  title: '{mission} {school} में आपका स्वागत है{!mission}',
  lead: 'आइए, भीतर आकर देखिए।',
  description:
    'वेब पर {school}: एडमिशन कैसे होता है, बच्चे क्या सीखते हैं, समाचार, तस्वीरें और तारीखें, और स्कूल ऑफ़िस से संपर्क का तरीका।',
  sections: [
    { id: 'slides', kind: 'slides', values: {}, items: [{}, {}] },
    {
      id: 'about',
      kind: 'about',
      values: {
        heading: '{school} के बारे में',
        text: paragraphs(
          'इन पेजों पर वह सब है जो परिवार हमसे सबसे ज़्यादा पूछते हैं: बच्चे का एडमिशन कैसे हो, स्कूल में क्या चल रहा है, और हमसे संपर्क कैसे करें।',
          'स्कूल की सबसे अच्छी परख पैदल घूमकर होती है। हमारा स्कूल देखने के लिए कृपया {ways}।',
        ),
      },
    },
    {
      id: 'quick-ways',
      kind: 'iconStrip',
      values: {},
      items: [
        { name: 'हमारे बारे में' },
        { name: 'प्रबंधन' },
        { name: 'सुविधाएँ' },
        { name: 'खेल' },
        { name: '' },
      ],
    },
    { id: 'coming', kind: 'coming', values: { heading: 'आने वाले दिन' } },
    {
      id: 'visit',
      kind: 'infoBoxes',
      values: {
        visitHeading: 'स्कूल देखने आइए',
        visitText: 'बच्चे को साथ लाइए। पहले बता दीजिए, ताकि कोई आपको स्कूल दिखाने के लिए खाली रहे।',
        visitAction: 'नक्शा खोलें',
        askHeading: 'पूछताछ',
        askText: 'सीट, उम्र, फ़ॉर्म और फ़ीस के बारे में पूछिए। कोई सवाल छोटा नहीं होता।',
        applyHeading: 'ऑनलाइन आवेदन',
        applyText: 'घर बैठे, अपनी सुविधा के समय पर, {registrationWay} शुरुआत कीजिए।',
        closedHeading: 'आवेदन',
        closedText: 'पढ़िए कि शुरुआत कैसे करें और हमसे क्या पूछें।',
        closedAction: 'प्रवेश प्रक्रिया',
      },
    },
    { id: 'skilling', kind: 'skilling', values: {}, items: [{}, {}, {}, {}, {}, {}] },
    { id: 'infrastructure', kind: 'rooms', values: {} },
    ...sample.sections.filter(({ kind }) => kind === 'visitors'),
  ],
};
