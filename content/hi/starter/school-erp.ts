import { type StarterPage, paragraphs } from '#content/starter.ts';
import { helpDesk } from '../pages/help-desk.ts';

export const schoolErp: StarterPage = {
  layout: 'sheet',
  title: 'स्कूल ERP सॉफ़्टवेयर',
  lead: 'ऐसा सॉफ़्टवेयर क्या होता है, और उसके बारे में हमसे क्या पूछें।',
  description:
    'स्कूल ERP सॉफ़्टवेयर क्या होता है, उसमें रखे रजिस्टरों के बारे में {school} के अभिभावक क्या जानना चाहेंगे, और मदद के लिए किससे पूछें।',
  sections: [
    {
      id: 'what-it-is',
      kind: 'text',
      values: {
        heading: 'यह क्या है',
        text: paragraphs(
          'ERP का पूरा नाम है ‘एंटरप्राइज़ रिसोर्स प्लानिंग’। स्कूल में इसका मतलब है कि जो रजिस्टर पहले कई अलमारियों में रहते थे, वे अब एक जगह रहते हैं: हर बात एक ही बार लिखी जाती है, और जिसे ज़रूरत हो, वह उसी लिखे हुए को पढ़ता है।',
          'यह वेबसाइट ऐसे सॉफ़्टवेयर से अलग है। पेरेंट पोर्टल एक अलग साइट पर खुलता है, और लॉग इन आप वहाँ करते हैं, यहाँ नहीं।{?portal}',
        ),
      },
    },
    {
      id: 'for-parents',
      kind: 'text',
      values: {
        heading: 'अभिभावकों के लिए इसका मतलब',
        text: 'स्कूल ऑफ़िस से पूछिए कि माता-पिता ब्राउज़र में या फ़ोन पर कौन-से रजिस्टर खुद पढ़ सकते हैं, और उन्हें और कौन देख सकता है।',
      },
    },
    // What has no title is not drawn: the office says what its software does.
    {
      id: 'animations',
      kind: 'drawings',
      values: {},
      items: [{ drawing: 'erp-homework' }, { drawing: 'erp-fees' }, { drawing: 'erp-attendance' }],
    },
    {
      id: 'your-part',
      kind: 'text',
      values: {
        heading: 'आपका हिस्सा',
        text: 'रजिस्टर उतना ही अच्छा है जितना उसमें लिखा हुआ। आपका मोबाइल नंबर या पता बदले तो ऑफ़िस को बताइए।',
      },
    },
    helpDesk,
  ],
};
