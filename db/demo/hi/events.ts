import type { Events } from './translated.ts';

const closed = 'स्कूल और ऑफ़िस बंद';
const families = 'सभी परिवार';
const together = 'सभी कक्षाएँ, अपने परिवारों के साथ';

export const events: Events = {
  'event-holi-2027': { title: 'होली', audience: closed },
  'event-annual-exams-2027': {
    title: 'वार्षिक परीक्षा',
    text: 'हर कक्षा को परीक्षा का टाइम-टेबल 15 फ़रवरी को मिलेगा। पारदर्शी पेंसिल बॉक्स और पानी भेजिए।\n\nइन दिनों होमवर्क नहीं होगा। जो बच्चे पढ़ना चाहें, उनके लिए पुस्तकालय दोपहर 3 बजे तक खुला रहेगा।',
  },
  'event-mahashivratri-2027': { title: 'महाशिवरात्रि', audience: closed },
  'event-science-fair-2027': {
    title: 'विज्ञान मेला',
    place: 'आँगन',
    audience: 'परिवार सुबह 11 बजे से आ सकते हैं',
    text: 'हर कक्षा के पाँच मॉडल होंगे, हर मॉडल के लिए दो मिनट। मेहमान गेंदे के फूल से वोट देंगे।\n\nबारिश हुई तो हम हॉल में मिलेंगे।',
  },
  'event-republic-day-2027': {
    title: 'गणतंत्र दिवस: झंडा और मार्च पास्ट',
    place: 'मुख्य लॉन',
    audience: together,
    text: 'कृपया सुबह 8:20 बजे तक अपनी जगह पर बैठ जाइए। मिठाई गेट पर मिलेगी। उसके बाद पढ़ाई नहीं होगी।',
  },
  'event-winter-break-2026': { title: 'सर्दियों की छुट्टियाँ', audience: 'ऑफ़िस कार्यदिवसों पर खुला रहेगा' },
  'event-annual-day-2026': {
    title: 'वार्षिकोत्सव',
    place: 'हॉल',
    audience: families,
    text: 'हर कक्षा के नाटक, संगीत और नृत्य की एक शाम। हर परिवार के लिए दो सीटें हैं; एंट्री कार्ड 14 दिसंबर से क्लास टीचर देंगे।\n\nबच्चे दोपहर 3:30 बजे अपनी पोशाक में आएँ। बसें रात 8 बजे चलेंगी।',
  },
  'event-sports-day-2026': {
    title: 'वार्षिक खेल दिवस',
    place: 'मैदान',
    audience: families,
    text: 'नर्सरी से कक्षा 8 तक की दौड़ें, और दोपहर बारह बजे माता-पिता की रिले। टोपी, पानी की भरी बोतल और खेल के जूते भेजिए।\n\nकोहरा हुआ तो दौड़ें एक घंटा देर से शुरू होंगी; हम सुबह 6:30 बजे तक इसी पेज पर बता देंगे।',
  },
  'event-sports-heats-2026': { title: 'खेल दिवस: शुरुआती दौड़ें', place: 'मैदान' },
  'event-choir-trials-2026': { title: 'गायन मंडली का चयन', place: 'संगीत कक्ष' },
  'event-uniform-table-2026': {
    title: 'यूनिफ़ॉर्म की अदला-बदली',
    place: 'भोजन कक्ष',
    audience: families,
    text: 'जो यूनिफ़ॉर्म छोटी हो गई हो, लाइए; जो ठीक आए, ले जाइए। कपड़े धुले हुए हों और भीतर नाप लिखा हो।',
  },
  'event-ptm-2026-11': {
    title: 'अभिभावक–शिक्षक बैठक',
    place: 'कक्षाएँ',
    text: 'हर परिवार के लिए दस मिनट। आपका समय क्लास टीचर 24 नवंबर तक भेज देंगे; वह ठीक न हो तो जवाब में लिख दीजिए, हम दूसरा समय दे देंगे।',
  },
  'event-constitution-day-2026': { title: 'संविधान दिवस की सभा', place: 'मुख्य लॉन' },
  'event-guru-nanak-2026': { title: 'गुरु नानक जयंती', audience: closed },
  'event-storybook-2026': {
    title: 'कहानी का पात्र बनकर आइए',
    text: 'पुस्तक सप्ताह का आखिरी दिन। घर में जो हो, उसी से तैयार कीजिए: राजा बनने के लिए कागज़ का मुकुट काफ़ी है।',
  },
  'event-unit-test-3-2026': {
    title: 'यूनिट टेस्ट 3',
    text: 'हर दिन एक विषय; मध्यांतर के बाद पढ़ाई रोज़ की तरह चलेगी।',
  },
  'event-eye-check-2026': {
    title: 'आँखों की जाँच',
    place: 'स्वास्थ्य कक्ष',
    text: 'डॉक्टर हर बच्चे की आँखें जाँचेंगे। बच्चा चश्मा पहनता हो तो साथ भेजिए। आपको उसी दिन एक पर्ची मिल जाएगी।',
  },
  'event-book-week-2026': {
    title: 'पुस्तक सप्ताह',
    place: 'पुस्तकालय',
    text: 'हर कक्षा एक सुबह पुस्तकालय में रहेगी, जहाँ मेज़ पर ऐसी किताबें होंगी जो बच्चे घर ले जा सकते हैं। शुक्रवार को सबसे छोटे बच्चे किसी किताब का पात्र बनकर आएँगे।\n\nजो माता-पिता, दादा-दादी या नाना-नानी बच्चों को पढ़कर सुनाना चाहें, उनका स्वागत है: क्लास टीचर को बता दीजिए।',
  },
  'event-registration-2027': {
    title: 'सत्र 2027–28 का रजिस्ट्रेशन शुरू',
    place: 'ऑनलाइन और ऑफ़िस में',
    audience: 'नए बच्चों के परिवार',
    text: 'कौन आवेदन कर सकता है, साथ क्या लाना है और फ़ॉर्म कितने का है, यह प्रवेश प्रक्रिया के पेज पर लिखा है।',
  },
  'event-diwali-holidays-2026': { title: 'दीपावली की छुट्टियाँ', audience: closed },
  'event-diwali-lamps-2026': { title: 'आँगन में दीये', place: 'आँगन', audience: families },
  'event-winter-timings-2026': { title: 'सर्दियों का समय शुरू' },
  'event-dussehra-2026': { title: 'दशहरे की छुट्टियाँ', audience: closed },
  'event-half-yearly-2026': { title: 'अर्धवार्षिक परीक्षा' },
  'event-gandhi-jayanti-2026': { title: 'गांधी जयंती', audience: closed },
  'event-teachers-day-2026': { title: 'शिक्षक दिवस: कक्षा 8 पढ़ाएगी', place: 'कक्षाएँ' },
  'event-science-fair-2026': { title: 'विज्ञान मेला', place: 'आँगन' },
  'event-raksha-bandhan-2026': { title: 'रक्षा बंधन', audience: closed },
  'event-independence-day-2026': { title: 'स्वतंत्रता दिवस', place: 'मुख्य लॉन', audience: together },
  'event-plantation-2026': { title: 'सौ पौधे', place: 'अजूबों का बगीचा' },
  'event-school-reopens-2026': { title: 'गर्मी की छुट्टियों के बाद स्कूल खुलेगा' },
  'event-summer-camp-2026': { title: 'समर कैंप', place: 'खेल का मैदान और कला कक्ष' },
  'event-session-2026': { title: 'सत्र 2026–27 शुरू' },
  'event-annual-day-2025': { title: 'वार्षिकोत्सव', place: 'हॉल', audience: families },
  'event-sports-day-2025': { title: 'वार्षिक खेल दिवस', place: 'मैदान', audience: families },
  'event-diwali-2025': { title: 'दीपावली की छुट्टियाँ', audience: closed },
  'event-independence-day-2025': { title: 'स्वतंत्रता दिवस', place: 'मुख्य लॉन' },
  'event-annual-day-2024': { title: 'वार्षिकोत्सव', place: 'हॉल', audience: families },
  'event-sports-day-2024': { title: 'वार्षिक खेल दिवस', place: 'मैदान', audience: families },
};
