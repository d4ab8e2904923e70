import { grouped } from '#app/words/every-language.ts';
import type { Locale } from '#app/words/locales.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';

const en = {
  /** Fields with special labels; others use the labels of their form. */
  fields: {} as Record<string, string>,
  documents: 'Documents',
  /** The states of items that families do not see. */
  states: {
    draft: 'Draft: not published yet',
    scheduled: 'Scheduled: not published yet',
    over: 'No longer on the site',
    changed: 'Changes not published yet',
    public: '',
  },
};

const hi: typeof en = {
  fields: {
    fromDate: 'पहला दिन',
    date: 'तारीख',
    toDate: 'आखिरी दिन',
    begins: 'शुरू',
    ends: 'समाप्त',
    place: 'जगह',
    classes: 'कक्षाएँ',
    audience: 'किसके लिए',
    kind: 'प्रकार',
    category: 'किसका संदेश',
    designation: 'पद',
    url: 'लिंक',
    videoUrl: 'वीडियो का पता',
    address: 'पता',
  },
  documents: 'दस्तावेज़',
  states: {
    draft: 'ड्राफ़्ट: अभी प्रकाशित नहीं',
    scheduled: 'समय तय है: अभी प्रकाशित नहीं',
    over: 'अब साइट पर नहीं',
    changed: 'बदलाव: अभी प्रकाशित नहीं',
    public: '',
  },
};

const pa: typeof en = {
  fields: {
    fromDate: 'ਦਿਨ',
    date: 'ਤਾਰੀਖ਼',
    toDate: 'ਆਖ਼ਰੀ ਦਿਨ',
    begins: 'ਸ਼ੁਰੂ',
    ends: 'ਸਮਾਪਤ',
    place: 'ਥਾਂ',
    classes: 'ਜਮਾਤਾਂ',
    audience: 'ਕਿਨ੍ਹਾਂ ਲਈ',
    kind: 'ਕੀ ਹੈ',
    category: 'ਕਿਸ ਦਾ ਸੁਨੇਹਾ',
    designation: 'ਅਹੁਦਾ',
    url: 'ਲਿੰਕ',
    videoUrl: 'ਵੀਡੀਓ ਦਾ ਪਤਾ',
    address: 'ਪਤਾ',
  },
  documents: 'ਦਸਤਾਵੇਜ਼',
  states: {
    draft: 'ਖਰੜਾ: ਹਾਲੇ ਪ੍ਰਕਾਸ਼ਿਤ ਨਹੀਂ',
    scheduled: 'ਸਮਾਂ ਤੈਅ ਹੈ: ਹਾਲੇ ਸਾਈਟ ’ਤੇ ਨਹੀਂ',
    over: 'ਹੁਣ ਸਾਈਟ ’ਤੇ ਨਹੀਂ',
    changed: 'ਤਬਦੀਲੀਆਂ, ਜੋ ਹਾਲੇ ਪ੍ਰਕਾਸ਼ਿਤ ਨਹੀਂ ਹੋਈਆਂ',
    public: '',
  },
};

export const exportWords: Record<Locale, typeof en> = { en, hi, pa };

const english = {
  lead: (when: string) => `All data of the school in one folder, as of ${when}.`,
  about:
    'Open any of these with a double click. You do not need a special program. Every text is saved twice: as a page to read (.html) and as plain text (.md) that another website can import.',
  also: 'Also in this folder',
  enquiries:
    'The messages from families, as a table for Excel or LibreOffice. Keep this file as private as the school’s registers.',
  profile: 'The school’s name, address, phone numbers and links, in a format for programs',
  others: (count: number) => `Pictures and documents that are not used on any page (${grouped(count)})`,
  drafts: 'Not on the site',
  missing: 'Files that were missing and could not be copied',
  withdrawn: 'Withdrawn pictures, items in the trash and staff accounts are not included.',
};

const hindi: typeof english = {
  lead: (when) => `स्कूल का सारा डेटा एक फ़ोल्डर में, ${when} तक का।`,
  about:
    'किसी भी फ़ाइल को खोलने के लिए उस पर डबल क्लिक कीजिए। किसी खास प्रोग्राम की ज़रूरत नहीं है। हर टेक्स्ट दो रूपों में है: पढ़ने के लिए पेज (.html) और सादा टेक्स्ट (.md), जिसे कोई दूसरी वेबसाइट भी आयात कर सकती है।',
  also: 'इस फ़ोल्डर में यह भी है',
  enquiries:
    'परिवारों की पूछताछ, Excel या LibreOffice की तालिका के रूप में। इस फ़ाइल को स्कूल के रजिस्टर की तरह गोपनीय रखिए।',
  profile: 'स्कूल का नाम, पता, फ़ोन नंबर और लिंक, प्रोग्रामों के पढ़ने लायक रूप में',
  others: (count) => `तस्वीरें और दस्तावेज़, जो किसी पेज पर नहीं हैं (${grouped(count)})`,
  drafts: 'जो साइट पर नहीं है',
  missing: 'फ़ाइलें, जो नहीं मिलीं और कॉपी नहीं हो सकीं',
  withdrawn: 'हर जगह से हटाई गई तस्वीरें, ट्रैश के आइटम और स्टाफ़ के खाते इसमें शामिल नहीं हैं।',
};

/** The words of the first page, which is for the office. */
export const indexWords: Record<StudioLanguage, typeof english> = { en: english, hi: hindi };
