import { type StarterPage, paragraphs } from '#content/starter.ts';

const joining: StarterPage['sections'][number] = {
  id: 'joining',
  kind: 'cta',
  values: {
    heading: 'प्रवेश',
    text: 'सीट के बारे में पूछने या कक्षाएँ देखने के लिए कृपया {ways}।',
    actionWords: 'प्रवेश प्रक्रिया',
    actionTo: '/AdmissionProcess',
  },
};

/** What is true of children of that age anywhere, and what a family may want to ask. */
export const stages: Record<'earlyLearning' | 'primary' | 'middle', StarterPage> = {
  earlyLearning: {
    layout: 'bands',
    title: 'शुरुआती कक्षाएँ',
    lead: 'पहली कक्षा और पहले दोस्त।',
    description:
      '{school} में पहले साल: छोटे बच्चों को क्या चाहिए, उनके दिन के बारे में हमसे क्या पूछें, और शुरू करने से पहले आप घर पर कैसे मदद कर सकते हैं।',
    sections: [
      {
        id: 'learning-through-play',
        kind: 'text',
        values: {
          heading: 'खेलना ही काम है',
          text: paragraphs(
            'छोटे बच्चे अपने हाथों से दुनिया को समझते हैं। जो बच्चा लंबे गिलास का पानी चौड़े गिलास में उड़ेल रहा है, वह गणित ही कर रहा है।',
            'हमसे पूछिए कि एक सुबह कैसे बीतती है, एक कक्षा में कितने बच्चे होते हैं, और नए बच्चों को घुलने-मिलने में हम कैसे मदद करते हैं।',
          ),
        },
      },
      {
        id: 'at-home',
        kind: 'text',
        values: {
          heading: 'घर पर',
          text: 'खाना बनाते हुए बातें कीजिए, सीढ़ियाँ गिनिए, वही किताब दसवीं बार पढ़िए, और जो काम आप झटपट कर लेते, उसे बच्चे को धीरे-धीरे करने दीजिए।',
        },
      },
      joining,
      {
        id: 'neighbours',
        kind: 'neighbours',
        values: { afterWords: 'प्राइमरी', afterTo: '/PrimaryAges' },
      },
    ],
  },
  primary: {
    layout: 'bands',
    title: 'प्राइमरी',
    lead: 'पढ़ना, हिसाब करना और बेहतर सवाल पूछना सीखना।',
    description:
      '{school} में प्राइमरी की पढ़ाई: इस उम्र के बच्चे क्या सीखते हैं, कक्षाओं और होमवर्क के बारे में हमसे क्या पूछें, और प्रवेश का तरीका।',
    sections: [
      {
        id: 'programme',
        kind: 'text',
        values: {
          heading: 'अपना एक सवाल',
          text: paragraphs(
            'बच्चे कोई चीज़ तब बेहतर समझते हैं जब उन्होंने उसके बारे में पूछा हो, उसे करके देखा हो और किसी और को बताया हो।',
            'हमसे पूछिए कि किस कक्षा में क्या पढ़ाया जाता है, किन भाषाओं में, होमवर्क कितना होता है, और आपको बच्चे के काम की खबर कैसे मिलेगी।',
          ),
        },
      },
      {
        id: 'from-year-to-year',
        kind: 'text',
        values: {
          heading: 'साल-दर-साल',
          text: 'कोई विषय चिंता बनने लगे तो क्लास टीचर से जल्दी बात कीजिए। छोटी कमी बड़ी कमी से जल्दी भर जाती है।',
        },
      },
      joining,
      {
        id: 'neighbours',
        kind: 'neighbours',
        values: {
          beforeWords: 'शुरुआती कक्षाएँ',
          beforeTo: '/EarlyLearningAges',
          afterWords: 'मिडिल',
          afterTo: '/MiddleAges',
        },
      },
    ],
  },
  middle: {
    layout: 'bands',
    title: 'मिडिल',
    lead: 'ज़्यादा विषय, लंबे प्रोजेक्ट, और अपने पहले फ़ैसले।',
    description:
      '{school} में मिडिल की पढ़ाई: बचपन और किशोरावस्था के बीच क्या बदलता है, विषयों के बारे में हमसे क्या पूछें, और प्रवेश का तरीका।',
    sections: [
      {
        id: 'programme',
        kind: 'text',
        values: {
          heading: 'हमसे क्या पूछें',
          text: 'हमसे पूछिए कि कौन-से विषय हैं, उन्हें कौन पढ़ाता है, काम कैसे जाँचा जाता है, और आखिरी कक्षा के बाद क्या होता है।',
        },
      },
      {
        id: 'growing-up',
        kind: 'text',
        values: {
          heading: 'स्कूल में बड़े होना',
          text: paragraphs(
            'इन वर्षों में बहुत कुछ बदलता है, और हमेशा सुविधा के समय पर नहीं। इस उम्र के बच्चों को ऐसे बड़े चाहिए जो शांत रहें, ऐसे नियम जिनका कारण बताया जाए, और कोई काम की ज़िम्मेदारी।',
            'हमसे बातचीत बनाए रखिए। नींद, दोस्तों या भूख में आया बदलाव सबसे पहले घर पर दिखता है।',
          ),
        },
      },
      joining,
      {
        id: 'neighbours',
        kind: 'neighbours',
        values: { beforeWords: 'प्राइमरी', beforeTo: '/PrimaryAges' },
      },
    ],
  },
};
