import {
  type Day,
  dayInIndia,
  dayOfMonth,
  monthOf,
  timeInIndia,
  weekdayOf,
  yearOf,
} from '#app/core/time/days.ts';
import type { Grade } from '#app/core/grades.ts';
import type { Words } from '#app/words/en.ts';
import { grouped, networks, numberOfGrade, readOfficeTime } from '#app/words/every-language.ts';
import { namesIn } from '#app/words/locales.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('hi');

/** With a non-breaking space. वर्ष, माह and दिन have no plural form of their own. */
const counted = (count: number, unit: string) => `${count}\u00a0${unit}`;

// As `Intl` has them for hi-IN; listed here, because its output differs between browsers.
const MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];

/** Without वार these are the short names. */
const WEEKDAY_STEMS = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'];
const WEEKDAYS = WEEKDAY_STEMS.map((stem) => `${stem}वार`);

/** Always in full: Hindi's months are short, and abbreviations would need a mark (नव॰). */
function monthName(month: number): string {
  const name = MONTHS[month - 1];
  if (!name) throw new RangeError('a month is 1 to 12');
  return name;
}

const dayInMonth = (day: Day) => `${dayOfMonth(day)} ${monthName(monthOf(day))}`;
const dayInYear = (day: Day) => `${dayInMonth(day)} ${yearOf(day)}`;

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}

const hourOf = (time: string) => Number(time.slice(0, 2));

/** '08:00' → '8', '17:30' → '5:30' */
const figuresOf = (time: string) => `${hourOf(time) % 12 || 12}${time.endsWith(':00') ? '' : time.slice(2)}`;

/** '08:00' → 'सुबह 8 बजे', '17:30' → 'शाम 5:30 बजे' */
const spokenTime = (time: string) => `${partOfDay(hourOf(time))} ${figuresOf(time)} बजे`;

/**
 * 'सुबह 9 से 10:30 बजे तक', 'सुबह 9 से दोपहर 12 बजे तक': neither बजे nor the same part of the day is
 * repeated.
 */
function spokenTimes(begins: string, ends: string): string {
  const [first, last] = [partOfDay(hourOf(begins)), partOfDay(hourOf(ends))];
  const end = first === last ? `${figuresOf(ends)} बजे` : spokenTime(ends);
  return fromTo(`${first} ${figuresOf(begins)}`, end);
}

/** Anything that the office enters instead of a time is unchanged. */
function fromOffice(text: string): string {
  const time = readOfficeTime(text);
  return time ? spokenTime(time) : text;
}

const fromTo = (begins: string, ends: string) => `${begins} से ${ends} तक`;

const CLASSES: Partial<Record<Grade, string>> = { nursery: 'नर्सरी', kg: 'केजी' };
const className = (grade: Grade) => CLASSES[grade] ?? `कक्षा ${grade}`;

const GRADES: Record<string, string> = { NUR: 'नर्सरी', KG: 'केजी' };

function gradeName(grade: string): string {
  const number = numberOfGrade(grade);
  return GRADES[grade] ?? (number > 0 ? `कक्षा ${number}` : grade);
}

/** The site in Hindi: as the school would speak to a family, with आप and not translated literally. */
export const hi: Words = {
  // The short forms of the profile (NUR, VIII) are English.
  gradeInTable: gradeName,
  gradeName,
  dates: {
    month: monthName,
    /** '2026-11-13' → '13 नवंबर 2026' */
    day: dayInYear,
    moment: (instant) => `${dayInYear(dayInIndia(instant))}, ${spokenTime(timeInIndia(instant))}`,
  },
  onlyIn: (language) => `सिर्फ़ ${namesIn.hi[language]} में`,
  skipToMain: 'मुख्य हिस्से पर जाएँ',
  home: 'मुखपृष्ठ',
  mainMenu: 'मुख्य मेनू',
  menuButton: 'मेनू',
  closeMenu: 'मेनू बंद करें',
  breadcrumb: 'आप यहाँ हैं',
  onThisPage: 'इस पेज पर',
  opensInNewTab: 'नए टैब में खुलेगा',
  tableOf: (columns) => (columns ? `तालिका: ${columns}` : 'तालिका'),
  parentPortal: 'पेरेंट पोर्टल',
  call: 'फ़ोन करें',
  schoolCode: 'स्कूल कोड',
  helpDesk: (opens, closes) => `हेल्प डेस्क: ${fromTo(fromOffice(opens), fromOffice(closes))}`,
  copyright: (year, school) => `© ${year} ${school}, सर्वाधिकार सुरक्षित`,
  api: 'API',
  footer: {
    forParents: 'अभिभावकों के लिए',
    schoolLife: 'हमारा स्कूल',
    appScreen: 'आज',
    googlePlay: 'Google Play',
    appStore: 'App Store',
  },
  socialOn: (school, network) => `${networks[network]} पर ${school}`,

  newsFeed: (school) => `${school}: समाचार`,

  menu: {
    overview: 'परिचय',
    aboutUs: 'हमारे बारे में',
    chairmanWelcome: 'अध्यक्ष का स्वागत-संदेश',
    directorWelcome: 'निदेशक का स्वागत-संदेश',
    principalWelcome: 'प्रधानाचार्य का स्वागत-संदेश',
    gettingStarted: 'पहले कदम',
    admission: 'एडमिशन',
    admissionProcess: 'प्रवेश प्रक्रिया',
    parentGuidelines: 'अभिभावकों के लिए निर्देश',
    schoolErp: 'स्कूल ERP सॉफ़्टवेयर',
    learning: 'पढ़ाई',
    earlyLearning: 'शुरुआती कक्षाएँ',
    primary: 'प्राइमरी',
    middle: 'मिडिल',
    infrastructure: 'परिसर',
    facilities: 'सुविधाएँ',
    classrooms: 'क्लासरूम',
    library: 'पुस्तकालय',
    computerLab: 'कंप्यूटर लैब',
    sports: 'खेल',
    safety: 'सुरक्षा',
    gallery: 'गैलरी',
    photoGallery: 'तस्वीरें',
    videoGallery: 'वीडियो',
    news: 'समाचार और लेख',
    calendar: 'कैलेंडर',
    office: 'स्कूल ऑफ़िस',
    registration: 'ऑनलाइन रजिस्ट्रेशन',
    contact: 'संपर्क',
    privacy: 'गोपनीयता',
  },

  carousel: {
    carousel: 'स्लाइडर',
    slide: 'स्लाइड',
    slideOf: (index, total) => `${total} में से ${index}`,
    controlsOf: 'स्लाइडर के बटन',
    choose: 'तस्वीर चुनें',
    controls: { previous: 'पीछे', next: 'आगे', pause: 'स्लाइड शो रोकें', play: 'स्लाइड शो चलाएँ' },
  },

  welcome: {
    warmRegards: 'सादर',
    moreMessages: 'और संदेश',
    readAlso: 'यह भी पढ़िए',
  },

  content: {
    onThisPage: 'इस पेज पर',
    atAGlance: 'एक नज़र में',
    stagesOfLearning: 'पढ़ाई के पड़ाव',
    previousStage: 'पिछला पड़ाव',
    nextStage: 'अगला पड़ाव',
    pressAPhoto: 'तस्वीर को बड़ा देखने के लिए उसे दबाइए।',
  },

  homePage: {
    hero: (school) => `${school} की झलकियाँ`,
    admission: 'एडमिशन',
    visit: 'स्कूल देखने आइए',
    gettingStarted: 'हमारे यहाँ पहले कदम',
    quickLinks: 'ज़रूरी लिंक',
    notifications: 'सूचनाएँ',
    close: 'बंद करें',
    attachment: 'दस्तावेज़ खोलें',
    clickHere: 'यहाँ क्लिक करें',
    highlights: 'खास बातें',
    register: 'रजिस्ट्रेशन',
    news: 'ताज़ा समाचार और लेख',
    allNews: 'सभी समाचार',
    doors: 'आइए, पूछिए या आवेदन कीजिए',
    seeFacilities: 'हमारी सुविधाएँ देखें',
    infrastructure: 'सभी सुविधाएँ देखें',
    gallery: 'हमारी तस्वीरें',
    allAlbums: 'सभी एल्बम',
    coming: 'आने वाले कार्यक्रम',
    wholeCalendar: 'पूरा कैलेंडर',
    noNews: 'अभी कोई समाचार नहीं है।',
    noAlbums: 'अभी कोई एल्बम नहीं है।',
    loadingGallery: 'तस्वीरें आ रही हैं…',
    countMissing: 'आगंतुकों की संख्या अभी नहीं दिख पा रही है।',
    countedBefore: (count: number) =>
      `इनमें से ${grouped(count)} की गिनती स्कूल की पुरानी वेबसाइट पर हुई थी।`,
  },

  trouble: {
    headings: {
      albums: 'एल्बम अभी नहीं दिख पा रहे हैं',
      album: 'यह एल्बम अभी नहीं दिख पा रहा है',
      news: 'समाचार अभी नहीं दिख पा रहे हैं',
      story: 'यह समाचार अभी नहीं दिख पा रहा है',
      videos: 'वीडियो अभी नहीं दिख पा रहे हैं',
      letter: 'यह संदेश अभी नहीं दिख पा रहा है',
      calendar: 'कैलेंडर अभी नहीं दिख पा रहा है',
      event: 'यह कार्यक्रम अभी नहीं दिख पा रहा है',
      page: 'इस पेज की सामग्री अभी नहीं दिख पा रही है',
    },
    text: 'हमारी ओर से कुछ गड़बड़ी हुई है; बाकी पेज ठीक चल रहा है। कृपया एक मिनट बाद फिर कोशिश कीजिए।',
    part: 'पेज का यह हिस्सा अभी नहीं खुल सका। कृपया एक मिनट बाद फिर कोशिश कीजिए।',
    again: 'फिर कोशिश करें',
  },

  admission: {
    agesCaption: 'प्रवेश के समय उम्र, पूरे वर्षों में',
    grade: 'कक्षा',
    age: 'उम्र',
    ageOf: (age) => `${age}+`,
    dateOfBirth: 'जन्मतिथि',
    birthHint: 'जैसी जन्म प्रमाणपत्र में लिखी है।',
    joiningOn: 'एडमिशन का दिन',
    joiningHint: 'चाहें तो कोई और दिन चुनिए।',
    check: 'उम्र देखें',
    years: (years, months) => `${counted(years, 'वर्ष')}, ${counted(months, 'माह')}`,
    onDay: (day) => `${day} को`,
    onAssumedDay: (day) => `${day} को। आपने एडमिशन का दिन नहीं भरा था, इसलिए हमने आने वाली 1 अप्रैल मान ली।`,
    fits: (grades, below) =>
      `${grades.join(' या ')} में एडमिशन के लिए उम्र पूरी है${below ? '; उससे छोटी कक्षा में भी एडमिशन हो सकता है' : ''}।`,
    tooYoung: (grade, from) =>
      `उस दिन उम्र कम रहेगी। ${grade} में आपके बच्चे का एडमिशन ${from} से हो सकता है।`,
    tooOld: (grade) =>
      `${grade} हमारी सबसे बड़ी कक्षा है, और उसमें एडमिशन की उम्र निकल चुकी है। क्या हो सकता है, यह कृपया ऑफ़िस से पूछ लीजिए।`,
    stepsTo: (grades) => `${grades.join(' या ')} में एडमिशन के कदम`,
    stepsInFull: 'हर कदम विस्तार से पढ़ें',
    problems: {
      missing: 'कृपया जन्मतिथि भरिए।',
      unclear: 'कृपया पूरी तारीख 14/02/2021 की तरह लिखिए: दिन, महीना और साल।',
      future: 'जन्मतिथि आगे की तारीख नहीं हो सकती। कृपया साल जाँच लीजिए।',
      tooLongAgo: (years) => `कृपया साल जाँच लीजिए: इस हिसाब से बच्चे की उम्र ${years} वर्ष होगी।`,
      past: 'एडमिशन का दिन एक साल से भी ज़्यादा पुराना है। कृपया साल जाँच लीजिए।',
      far: 'एडमिशन का दिन 20 साल से भी आगे का है। कृपया साल जाँच लीजिए।',
      beforeBirth: 'एडमिशन का दिन जन्मतिथि से पहले का है। कृपया दोनों तारीखें जाँच लीजिए।',
    },
    downloadForm: (size) => `आवेदन फ़ॉर्म डाउनलोड करें (PDF, ${size})`,
    free: 'निःशुल्क',
    noFormYet: 'फ़ॉर्म अभी डाउनलोड नहीं हो सकता। कृपया ऑफ़िस से ले लीजिए।',
  },

  parentsApp: { googlePlay: 'Google Play', appStore: 'App Store' },

  animations: {
    play: (title) => `चलाएँ: ${title}`,
    open: 'तस्वीर खोलें',
    close: 'बंद करें',
  },

  browse: {
    year: 'साल',
    month: 'महीना',
    search: 'खोजें',
    allYears: 'सभी',
    allMonths: 'सभी महीने',
    show: 'दिखाएँ',
    every: (month) => `${monthName(month)} (हर साल)`,
    inAny: (month) => `किसी भी साल ${monthName(month)} में`,
    notApplied: 'यह अभी नहीं दिखाया जा सका। कृपया “दिखाएँ” दबाकर फिर कोशिश कीजिए।',
    count: (shown, isExact, total, items) => ({
      before: `${grouped(total)} ${items} में से`,
      shown: `${grouped(shown)}${isExact ? '' : ' से ज़्यादा'}`,
      after: '',
    }),
    inTime: (month) => `${month} में`,
    withWords: (query) => `“${query}” वाला`,
    similar: {
      name: 'मिलती-जुलती वर्तनी:',
      why: (query) => `“${query}” यहाँ नहीं मिला; ये उससे मिलते-जुलते शब्द हैं।`,
    },
    firstPage: 'पहले पेज पर लौटें',
    allYearsWith: (query) => `“${query}” को सभी सालों में खोजें`,
    allMonthsWith: (query) => `“${query}” को सभी महीनों में खोजें`,
    page: (page) => `पेज ${page}`,
    pageOf: (page, last) => `पेज ${page} (कुल ${last})`,
    loading: 'लोड हो रहा है',
    gallery: {
      filter: 'एल्बम खोजें',
      example: 'खेल दिवस',
      // Before 'में से'.
      items: (count) => plural(count, { one: 'एल्बम', other: 'एल्बमों' }),
      pages: 'एल्बमों के पेज',
      newer: 'नए एल्बम',
      older: 'पुराने एल्बम',
      none: 'यहाँ अभी कोई एल्बम नहीं है',
      noneFor: (what) => `${what} कोई एल्बम नहीं मिला`,
      noSuchPage: 'इस पेज पर कोई एल्बम नहीं है',
      another: (total) => `कोई और साल, महीना या शब्द लेकर खोजिए, या सभी ${grouped(total)} एल्बम देखिए।`,
      showAll: 'सभी एल्बम देखें',
      more: {
        load: 'और एल्बम देखें',
        loaded: 'और {count} एल्बम',
        failed: 'और एल्बम नहीं खुल सके। कृपया फिर कोशिश कीजिए, या पेजों के लिंक से देखिए।',
      },
    },
    news: {
      filter: 'समाचार खोजें',
      example: 'विज्ञान मेला',
      items: (count) => plural(count, { one: 'समाचार', other: 'समाचारों' }),
      pages: 'समाचारों के पेज',
      newer: 'नए समाचार',
      older: 'पुराने समाचार',
      none: 'यहाँ अभी कोई समाचार नहीं है',
      noneFor: (what) => `${what} कोई समाचार नहीं मिला`,
      noSuchPage: 'इस पेज पर कोई समाचार नहीं है',
      another: (total) => `कोई और साल, महीना या शब्द लेकर खोजिए, या सभी ${grouped(total)} समाचार देखिए।`,
      showAll: 'सभी समाचार देखें',
      more: {
        load: 'और समाचार देखें',
        loaded: 'और {count} समाचार',
        failed: 'और समाचार नहीं खुल सके। कृपया फिर कोशिश कीजिए, या पेजों के लिंक से देखिए।',
      },
    },
    videos: { pages: 'वीडियो के पेज', newer: 'नए वीडियो', older: 'पुराने वीडियो' },
  },

  files: { one: 'दस्तावेज़', many: 'दस्तावेज़' },

  share: {
    share: 'शेयर करें',
    copied: 'लिंक कॉपी हो गया',
    copyByHand: 'यह लिंक कॉपी कर लीजिए:',
  },

  gallery: {
    title: 'तस्वीरें',
    photos: (count) => plural(count, { one: `${count} तस्वीर`, other: `${count} तस्वीरें` }),
    viewMore: 'और देखें',
    noPhotoYet: 'अभी कोई तस्वीर नहीं',
  },

  album: {
    goBack: 'वापस जाएँ',
    eventDate: 'कार्यक्रम की तारीख',
    lastUpdate: 'पिछला बदलाव',
    photos: 'तस्वीरें',
    description: (title, day, count) =>
      `${title}, ${day}: ${plural(count, { one: `${count} तस्वीर`, other: `${count} तस्वीरों` })} का एल्बम।`,
    empty: 'इस एल्बम में अभी कोई तस्वीर नहीं है।',
    viewer: (title) => `तस्वीरें: ${title}`,
    shareAlbum: 'यह एल्बम शेयर करें',
    neighbours: 'और एल्बम',
    previous: 'पिछला एल्बम',
    next: 'अगला एल्बम',
  },

  photo: {
    title: (number, total) => `तस्वीर ${number} (कुल ${total})`,
    description: (album, day) => `“${album}” एल्बम की एक तस्वीर, ${day}।`,
    backToAlbum: 'इस एल्बम की सभी तस्वीरें',
    photos: 'इस एल्बम की तस्वीरें',
    previous: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
    download: 'यह तस्वीर डाउनलोड करें',
    takeDown: 'यह तस्वीर हटवानी है? हमें लिखिए',
    takeDownOne: 'कोई तस्वीर हटवानी है? हमें लिखिए',
    takeDownMessage: (address) => `कृपया यह तस्वीर हटा दीजिए: ${address}\n\nकारण: `,
    takeDownWhich: (address) =>
      `कृपया इस एल्बम से एक तस्वीर हटा दीजिए: ${address}\n\nकौन-सी तस्वीर, और क्यों: `,
  },

  news: {
    title: 'समाचार और लेख',
    storyDescription: (title, school) => `${title}: ${school} का समाचार।`,
    allNews: 'सभी समाचार',
    moreNews: 'और समाचार',
    morePictures: 'और तस्वीरें',
    date: 'तारीख',
    written: 'कब लिखा गया',
    writtenOn: (day) => `${day} को लिखा गया`,
    neighbours: 'पिछला और अगला समाचार',
    newer: 'इसके बाद का समाचार',
    older: 'इससे पहले का समाचार',
    shareOrPrint: 'शेयर या प्रिंट करें',
    print: 'प्रिंट करें',
  },

  calendar: {
    title: 'कैलेंडर',
    eventDescription: (title, when, school) => `${school} में ${title}: ${when}।`,
    weekdays: WEEKDAYS,
    shortWeekdays: WEEKDAY_STEMS,
    // Not the first letters of the names: शनि would lose its vowel, and read as शन.
    weekdayLetters: ['र', 'सो', 'मं', 'बु', 'गु', 'शु', 'श'],
    monthOf: (year, month) => `${monthName(month)} ${year}`,
    day: (day) => `${WEEKDAYS[weekdayOf(day)]}, ${dayInYear(day)}`,
    days(from, until) {
      if (from.slice(0, 7) === until.slice(0, 7)) return `${dayOfMonth(from)}–${dayInYear(until)}`;
      return fromTo(yearOf(from) === yearOf(until) ? dayInMonth(from) : dayInYear(from), dayInYear(until));
    },
    toDay: (day) => `${dayInMonth(day)} तक`,
    weekdaysFromTo: (from, until) => `${from} से ${until}`,
    time: spokenTime,
    times: spokenTimes,
    until: (time) => `${spokenTime(time)} तक`,
    today: 'आज',
    tomorrow: 'कल',
    now: 'अभी चल रहा है',
    kinds: { event: '', holiday: 'छुट्टी', test: 'परीक्षा' },
    for: 'कक्षा',
    allClasses: 'सभी कक्षाएँ',
    class: className,
    classesFromTo: (first, last) =>
      first in CLASSES ? `${className(first)} से ${className(last)}` : `कक्षा ${first} से ${last}`,
    and: (parts) => parts.join(', ').replace(/, ([^,]*)$/, ' और $1'),
    show: 'दिखाएँ',
    view: 'कैसे देखें',
    views: { month: 'महीना', list: 'सूची' },
    search: 'कैलेंडर में खोजें',
    example: 'खेल दिवस',
    found: (count, q) =>
      `“${q}” के लिए ${count === 0 ? 'कुछ नहीं मिला' : plural(count, { one: '1 नतीजा मिला', other: `${count} नतीजे मिले` })}`,
    whole: 'पूरा कैलेंडर देखें',
    more: (count) => `${count} और`,
    key: { event: 'कार्यक्रम', lasts: 'कई दिन', holiday: 'छुट्टी' },
    coming: 'आने वाले कार्यक्रम',
    nothingComing: 'अभी कोई कार्यक्रम तय नहीं है। ऑफ़िस नई तारीखें जोड़ेगा, तो वे यहाँ दिखेंगी।',
    nothingIn: (month) => `${month} में कोई कार्यक्रम नहीं है।`,
    years: 'हर साल का कैलेंडर',
    count: (count) => plural(count, { one: `${count} तारीख`, other: `${grouped(count)} तारीखें` }),
    eventCount: (count) => `${count} कार्यक्रम`,
    addToPhone: 'मेरे फ़ोन में जोड़ें',
    addOne: 'मेरे कैलेंडर में जोड़ें',
    addNamed: (title) => `“${title}” को अपने कैलेंडर में जोड़ें`,
    keep: {
      title: 'कैलेंडर अपने फ़ोन में जोड़िए',
      text: 'ऑफ़िस कोई तारीख बदले, तो वह आपके फ़ोन के कैलेंडर में भी बदल जाती है।',
      all: 'फ़ोन में जोड़ें: सभी कक्षाएँ',
      one: (name) => `फ़ोन में जोड़ें: ${name}`,
      file: 'यह महीना डाउनलोड करें (.ics)',
      byHand: 'कुछ नहीं हुआ? अपने कैलेंडर ऐप में “URL से कैलेंडर जोड़ें” चुनिए और वहाँ यह पता डाल दीजिए:',
    },
    fileName: (school, name) => `${school}: ${name || 'कैलेंडर'}`,
    when: 'कब',
    where: 'कहाँ',
    forWhom: 'किसके लिए',
    forWhomInFull: (classes, audience) => `${classes}। ${audience}`,
    others: 'पिछला और अगला कार्यक्रम',
    before: 'पिछला कार्यक्रम',
    after: 'अगला कार्यक्रम',
    shareOrPrint: 'शेयर या प्रिंट करें',
    print: 'प्रिंट करें',
  },

  videos: {
    title: 'वीडियो',
    onAnotherSite: 'वीडियो एक दूसरी वेबसाइट पर हैं और नए टैब में खुलते हैं।',
    watch: 'देखें',
    notThere: 'यह वीडियो अभी नहीं खुल पा रहा है।',
    empty: 'अभी कोई वीडियो नहीं है',
    emptyText: 'तब तक तस्वीरों के एल्बम देखिए।',
    beyond: 'इससे पुराने वीडियो नहीं हैं',
    showAll: 'सबसे नए वीडियो देखें',
  },

  lightbox: {
    openPhoto: 'तस्वीर {index} खोलें (कुल {total})',
    'Photo gallery': 'तस्वीरें',
    Carousel: 'स्लाइडर',
    Slide: 'तस्वीर',
    Close: 'बंद करें',
    Next: 'अगली तस्वीर',
    Previous: 'पिछली तस्वीर',
    'Zoom in': 'बड़ा करें',
    'Zoom out': 'छोटा करें',
    'Enter Fullscreen': 'पूरी स्क्रीन पर देखें',
    'Exit Fullscreen': 'पूरी स्क्रीन बंद करें',
    Play: 'स्लाइड शो चलाएँ',
    Pause: 'स्लाइड शो रोकें',
    Download: 'यह तस्वीर डाउनलोड करें',
    Failed: 'यह तस्वीर नहीं खुल सकी।',
    Again: 'फिर कोशिश करें',
    // Between two figures, in the reverse order in Hindi. With spaces, because a single slash looks like the
    // address of the home page.
    of: ' / ',
    Thumbnails: 'छोटी तस्वीरें',
    'Show thumbnails': 'छोटी तस्वीरें दिखाएँ',
    'Hide thumbnails': 'छोटी तस्वीरें छिपाएँ',
    '{index} of {total}': '{total} में से {index}',
  },

  contact: {
    address: 'पता',
    call: 'फ़ोन करें',
    whatsapp: 'WhatsApp',
    sendMessage: 'संदेश भेजें',
    email: 'ई-मेल',
    hours: 'समय',
    helpDeskHours: 'हेल्प डेस्क',
    helpDeskTimes: (opens, closes) => fromTo(fromOffice(opens), fromOffice(closes)),
    officeHours: 'स्कूल ऑफ़िस',
    seeMap: 'नक्शा देखें',
    comeBy: (school) => `${school} का रास्ता`,
    map: (school) => `नक्शा: ${school} कहाँ है`,
    mapElsewhere: 'नक्शा एक दूसरी वेबसाइट पर है।',
    mapHint: (host) =>
      `नक्शा ${host} से खुलता है, और तभी जब आप बटन दबाएँ। तब उस साइट को पता चल जाता है कि आपने उसे देखा।`,
    showMap: 'नक्शा यहीं दिखाएँ',
    directions: 'मैप ऐप में खोलें',
    keptFor: (days) =>
      `आपका संदेश हम सिर्फ़ जवाब देने के लिए रखते हैं; ${counted(days, 'दिन')} बाद यह साइट उसे मिटा देती है।`,
    acknowledged: 'संदेश मिलने की पुष्टि के लिए हम आपको एक ई-मेल भेज रहे हैं।',
  },

  thankYou: { wayHome: 'धन्यवाद! मुखपृष्ठ पर जाएँ' },

  contactForm: {
    texts: {
      heading: 'हमें लिखिए',
      text: 'कृपया नीचे की चारों जानकारियाँ भरिए, ताकि हम आपको जवाब दे सकें।',
    },
    name: 'आपका नाम',
    email: 'ई-मेल',
    phone: 'फ़ोन नंबर',
    message: 'संदेश',
    leaveEmpty: 'कृपया इसे खाली छोड़ दीजिए',
    send: 'संदेश भेजें',
    sending: 'भेजा जा रहा है…',
    privacy: 'आपके संदेश का हम क्या करते हैं',
    oneWrong: 'एक बात ठीक करनी है',
    manyWrong: '{count} बातें ठीक करनी हैं',
    problems: {
      name: {
        missing: 'कृपया अपना नाम लिखिए।',
        'too-long': 'यह नाम बहुत लंबा है। ज़्यादा से ज़्यादा 100 अक्षर लिखिए।',
      },
      email: {
        missing: 'कृपया अपना ई-मेल पता लिखिए।',
        'too-long': 'यह ई-मेल पता बहुत लंबा है। कृपया सिर्फ़ एक पता लिखिए।',
        'not-an-email': 'कृपया name@example.com जैसा पूरा ई-मेल पता लिखिए।',
      },
      phone: {
        missing: 'कृपया अपना फ़ोन नंबर लिखिए।',
        'too-long': 'फ़ोन नंबर बहुत लंबा है। ज़्यादा से ज़्यादा 100 अक्षर लिखिए।',
      },
      message: {
        missing: 'कृपया अपना संदेश लिखिए।',
        'too-long': 'यह संदेश बहुत लंबा है। ज़्यादा से ज़्यादा 4,000 अक्षर लिखिए।',
      },
    },
    notSent: 'आपका संदेश नहीं भेजा जा सका',
    troubles: {
      offline: 'हम स्कूल के सर्वर तक नहीं पहुँच सके। कृपया अपना इंटरनेट जाँचकर फिर भेजिए।',
      timeout: 'सर्वर से जवाब आने में बहुत देर लगी। कृपया फिर भेजिए; संदेश एक ही बार पहुँचेगा।',
      'too-many': 'आपके नेटवर्क से बहुत सारे संदेश आए हैं। कृपया एक घंटे बाद फिर कोशिश कीजिए।',
      unavailable: 'हमारी ओर से कुछ गड़बड़ी हुई है। कृपया एक मिनट बाद फिर भेजिए।',
    },
    stillHere: 'आपने जो लिखा था, वह यहीं है।',
    orCall: 'या फ़ोन कीजिए:',
    orWrite: 'या इस पते पर लिखिए:',
    done: 'आपका फ़ॉर्म सफलतापूर्वक जमा हो गया है।',
    thanks: 'धन्यवाद। आपका संदेश स्कूल ऑफ़िस को मिल गया है।',
    receipt: 'संदर्भ संख्या',
    noteIt: 'कृपया यह संख्या लिख लीजिए; इस बारे में फ़ोन करना पड़े तो काम आएगी।',
    another: 'एक और संदेश लिखें',
    draftFound: 'आपका एक संदेश अभी भेजा नहीं गया है',
    draftFoundText: 'वह सिर्फ़ इसी ब्राउज़र में सेव है।',
    putBack: 'उसे वापस लाएँ',
    throwAway: 'उसे मिटा दें',
  },

  mail: {
    enquirySubject: (receipt, name) => `पूछताछ ${receipt}: ${name}`,
    testSubject: (receipt) => `वेबसाइट की जाँच ${receipt}: जवाब की ज़रूरत नहीं`,
    name: 'नाम',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    receipt: 'संदर्भ संख्या',
    received: 'कब मिली',
    receivedAt: (moment) => `${moment} (भारतीय समय)`,
    handle: 'स्टूडियो में खोलें',
    acknowledgementSubject: (school, receipt) => `${school}: आपका संदेश मिल गया है (${receipt})`,
    acknowledgement: (school, receipt) =>
      `${school} को लिखने के लिए धन्यवाद। आपका संदेश हमें मिल गया है; उसकी संदर्भ संख्या ${receipt} है।\n\nअगर आपने हमें नहीं लिखा, तो किसी ने अपना ई-मेल पता लिखने में चूक की है। आपको कुछ करने की ज़रूरत नहीं है।\n`,
  },

  inPreparation: {
    title: 'यह साइट अभी तैयार हो रही है',
    text: 'यह साइट अभी तैयार हो रही है।',
    signIn: 'स्कूल स्टाफ़: साइन इन करें',
    staffBar: 'साइट अभी सबके लिए नहीं खुली है: यह सिर्फ़ साइन इन किए हुए स्टाफ़ को दिखती है।',
    toStudio: 'स्टूडियो में जाएँ',
  },

  errors: {
    unexpectedTitle: 'अचानक कोई गड़बड़ी हो गई!',
    unexpectedText:
      'गड़बड़ी हमारी ओर से हुई है। आपका लिखा हुआ कुछ भी खोया नहीं है। कृपया एक मिनट बाद फिर कोशिश कीजिए।',
    notFoundTitle: 'पेज नहीं मिला',
    notFoundText:
      'हो सकता है कि पता लिखने में चूक हुई हो, या पेज का पता बदल गया हो। आप यहीं से आगे बढ़ सकते हैं।',
    likelyPages: 'शायद आप इसे ढूँढ़ रहे थे',
    wayOn: 'यहाँ से फिर शुरू कीजिए',
    searchAlbums: 'तस्वीरों के एल्बम खोजें',
    searchHint: 'कोई कार्यक्रम, त्योहार या साल, जैसे: खेल दिवस',
    search: 'खोजें',
    allPages: 'इस साइट के सभी पेज',
    requestId: (id) => `हमें इस बारे में बताएँ, तो कृपया यह नंबर भी बताइए: ${id}`,
    wayHome: 'मुखपृष्ठ पर जाएँ',
    busyTitle: 'कृपया ज़रा रुकिए',
    busyText: 'इस समय बहुत सारे लोग खोज रहे हैं। 30 सेकंड बाद फिर कोशिश कीजिए। बाकी सभी पेज चल रहे हैं।',
  },

  offline: {
    title: 'इस फ़ोन पर सेव पेज',
    description: 'इस साइट को बिना इंटरनेट के पढ़ना।',
    text: 'आप यहाँ जो पेज खोलते हैं, उनका लिखा हुआ हिस्सा इस फ़ोन पर सेव हो जाता है, ताकि आप उन्हें बिना इंटरनेट के पढ़ सकें।',
    savedHere: 'इस फ़ोन पर सेव',
    asOfDay: (weekday) => `${weekday} तक की जानकारी`,
    holidayOn: (weekday) => `${weekday} को छुट्टी`,
    mayDiffer: 'आज कुछ बदला हो सकता है। कृपया फ़ोन कीजिए।',
    office: 'ऑफ़िस',
    planned: 'आम तौर पर नहीं बदलता',
    mayHaveChanged: 'बदला हो सकता है',
    alsoSaved: 'इस फ़ोन पर ये भी हैं',
    notSavedTitle: 'यह पेज आपके फ़ोन पर सेव नहीं है',
    notSavedText: 'इंटरनेट आने पर यह खुल जाएगा। स्कूल को आप बिना इंटरनेट के भी फ़ोन कर सकते हैं।',
    note: 'आपके खोले हुए पिछले 20 पेजों का लिखा हुआ हिस्सा यहाँ 30 दिन तक सेव रहता है। तस्वीरें कभी सेव नहीं होतीं, क्योंकि हो सकता है कि किसी परिवार ने हमसे कोई तस्वीर हटाने को कहा हो।',
    deleteAll: 'सेव पेज हटाएँ',
    call: 'स्कूल को फ़ोन करें',
    sms: 'एसएमएस',
    asOf: (moment) => `यह पेज ${moment} का है।`,
    youAreOffline: 'आप ऑफ़लाइन हैं।',
    tooSlow: 'इंटरनेट बहुत धीमा है।',
    withoutPictures: 'तस्वीरों के बिना।',
    notSaved: 'आपका खोला हुआ पेज इस फ़ोन पर सेव नहीं है।',
    tryAgain: 'फिर कोशिश करें',
    formNeedsInternet: 'आपके ऑफ़लाइन रहते यह फ़ॉर्म नहीं भेजा जा सकता। कृपया स्कूल को फ़ोन कीजिए:',
  },

  fieldProblems: {
    missing: (field) => `${field} नहीं दिया गया।`,
    wrongType: (field, kind) => `${field}: यहाँ ${kind} चाहिए।`,
    kinds: {
      string: 'टेक्स्ट',
      number: 'संख्या',
      int: 'पूर्ण संख्या',
      boolean: 'true या false',
      array: 'सूची',
      object: 'ऑब्जेक्ट',
      other: 'कोई और प्रकार',
    },
    noObject: 'अनुरोध में एक JSON ऑब्जेक्ट चाहिए।',
    tooShort: (field, least) => `${field}: कम से कम ${least} अक्षर चाहिए।`,
    tooLong: (field, most) => `${field}: ज़्यादा से ज़्यादा ${most} अक्षर चाहिए।`,
    tooSmall: (field, least) => `${field}: ${least} या उससे ज़्यादा चाहिए।`,
    tooBig: (field, most) => `${field}: ${most} या उससे कम चाहिए।`,
    notOneOf: (field, values) => `${field}: ${values} में से एक चाहिए।`,
    notAnEmail: (field) => `${field}: यहाँ name@example.com जैसा ई-मेल पता चाहिए।`,
    notRight: (field) => `${field} सही रूप में नहीं है।`,
  },

  apiDocs: {
    title: 'इस साइट का API',
    description: (school) => `${school} की वेबसाइट के JSON API की हर कॉल, उसके पैरामीटर और जवाब।`,
    lead: 'API की हर कॉल की जानकारी। यह पेज सर्वर के अपने कोड से बनता है।',
    document: 'OpenAPI 3.1 दस्तावेज़',
    needsToken: 'अगर इस साइट का bearer token है, तो वह चाहिए।',
    parameters: 'पैरामीटर',
    body: 'अनुरोध का डेटा (application/json)',
    answer: 'जवाब',
    problems: 'गड़बड़ियाँ',
    problemsText:
      'हर गड़बड़ी application/problem+json (RFC 9457) के रूप में आती है, और उसका प्रकार इनमें से एक होता है।',
    name: 'नाम',
    where: 'कहाँ',
    meaning: 'अर्थ',
    required: 'ज़रूरी',
    optional: 'वैकल्पिक',
    status: 'स्टेटस',
  },
};
