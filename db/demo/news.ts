import type { DemoStory } from './content-types.ts';

/** News and articles of four school years, newest first by day of publication. */
export const news: DemoStory[] = [
  {
    id: 'news-childrens-day-2026',
    title: 'बाल दिवस पर शिक्षकों ने बच्चों के लिए नाटक खेला',
    description:
      'शुक्रवार को मंच पर शिक्षक थे और दर्शकों में बच्चे। गीत, कहानी और एक छोटे नाटक के बाद हर कक्षा ने चित्रकला और खेलों में हिस्सा लिया। तस्वीरें एल्बम में हैं। यदि आप नहीं चाहते कि आपका बच्चा तस्वीरों में दिखे, तो कृपया क्लास टीचर को लिखिए।',
    date: '2026-11-14',
    fromDate: '2026-11-13',
    attachments: ['theatre'],
  },
  {
    id: 'news-diwali-2026',
    title: 'Lamps, a rangoli and no crackers: Diwali in the courtyard',
    description:
      'The courtyard was lit by the children’s own diyas on Friday evening. Class 8 drew the rangoli, Class 6 strung the marigolds over the door, and Nursery and KG laid the lamps in rows. Thank you to all families who came at six and helped to clear up afterwards. School reopens on Thursday, 12 November at winter timings.',
    date: '2026-11-07',
    fromDate: '2026-11-06',
    attachments: ['diwali-rangoli'],
  },
  {
    id: 'news-registration-2027',
    title:
      'Registration for the session 2027–28 opens on 12 November: who can apply, what to bring and how the first visit will go',
    description:
      'Registration for the session 2027–28 opens on Thursday, 12 November, online and at the school office. This note answers what families ask us most, so that one visit is enough.\n\n' +
      'Who can apply. A child should be 3+ for Nursery and 4+ for KG at entrance. For Class 1 it is 5+, and for each class after that one year more, up to 12+ for Class 8. If your child’s age is close to the limit, please speak to the office before you fill in the form.\n\n' +
      'The form. You can buy the application form at the office in cash, or download it from this page. The downloaded form costs a little less, and you pay for it with the registration fee when you submit it. The Admission Process page has both prices. Please write in capital letters and sign in both places.\n\n' +
      'What to bring. A copy of the birth certificate, two recent photographs of the child, proof of address and, from Class 1 onwards, the last report card. Please bring the originals too; we check them and return them immediately.\n\n' +
      'Nursery and KG. There is no test. Children come in small groups and play for about forty minutes with two of our teachers. You can wait in the library. We want to see if your child is ready to spend a morning away from home.\n\n' +
      'Class 1 onwards. There are three stages: we read the application, your child takes a short aptitude test, and then we talk with your child and both parents. If all goes well, the office completes the formalities with you and gives you the list of books and the uniform list.\n\n' +
      'You do not need a recommendation, and within the registration period it does not matter if your form comes early or late. The office is open for admissions from Monday to Saturday, 8:00 AM to 2:00 PM.',
    date: '2026-11-02',
    fromDate: '2026-11-12',
    attachments: ['campus-morning', 'admission-form-sample'],
  },
  {
    id: 'news-winter-timings-2026',
    title: 'Winter timings from Monday, 2 November',
    description:
      'From Monday, 2 November, Classes 1 to 8 will come at 8:30 AM and leave at 2:30 PM; Nursery and KG from 9:00 AM to 12:30 PM. School buses will reach each stop one hour later than in summer. Children wear the full winter uniform from the same day, and a plain navy cap is allowed on foggy mornings. The circular is attached; please keep it until February.',
    date: '2026-10-28',
    fromDate: '2026-11-02',
    attachments: ['safety-gate', 'winter-timings-circular'],
  },
  {
    id: 'news-athletics-2026',
    title: 'Four houses, one track: how the inter-house athletics day went',
    description:
      'The lines were painted on Thursday, the arch was put up on Friday, and the first heat began at half past eight on Saturday morning.\n\n' +
      'We began with the younger children. Classes 3 and 4 ran over low hurdles, which fall over at a touch so that no child gets hurt. Several fell, and every child who knocked one over stopped to put it up again before running on. We had not asked for that, and the timekeepers decided to stop their watches each time.\n\n' +
      'The heats for Classes 5 to 8 took the rest of the morning. Each runner wore a number and the colour of the house: yellow, red, blue or green. Parents with stopwatches were at the finish, two for each lane, and the teachers wrote down the times. Water and nimbu paani were served in the house tents, and the nurse treated only two grazed knees.\n\n' +
      'The finals were after lunch. People will remember the Class 5 sprint: Yellow and Red ran side by side for most of the way, and Green passed both in the last few steps, with her arms up even before the tape. Her house had been cheering since the bend.\n\n' +
      'The relay was last. Blue House dropped the baton at the second change, picked it up, and finished to the longest applause of the afternoon.\n\n' +
      'Certificates will be given in Monday’s assembly on 2 November. Runners from Classes 6 to 8 who want to train in the winter can give their names to the sports teacher by Friday; practice is on Tuesdays and Thursdays, from 2:30 PM to 3:30 PM, and the late bus will wait for them. Photos are in the Photo Gallery.',
    date: '2026-10-26',
    fromDate: '2026-10-24',
    attachments: ['sports-day-podium', 'athletics', 'sports-day-crowd'],
  },
  {
    id: 'news-ptm-october-2026',
    title: 'Parent-teacher meeting on Saturday, 10 October',
    description:
      'Half-yearly notebooks and report cards will be shown on Saturday, 10 October, from 9:00 AM to 12:30 PM. Your ten-minute slot is in the parents’ app under Circulars; if it does not suit you, please ask the class teacher for another by Thursday. Please bring your child: we talk about the work together. Younger brothers and sisters can wait in the library.',
    date: '2026-10-05',
    fromDate: '2026-10-10',
    attachments: ['classroom-lesson'],
  },
  {
    id: 'news-reading-week-2026',
    title: 'Reading Week: bring one, take one',
    description:
      'Each child may bring one book from home in good condition and take another from the swap table outside the library. There is a reading hour after the first bell on all five days. The classes vote for the book that is read aloud to them, and on Friday they act out its best scene.',
    date: '2026-09-16',
    fromDate: '2026-09-21',
    attachments: ['library-niche'],
  },
  {
    id: 'news-hindi-diwas-2026',
    title: 'हिंदी दिवस: बच्चों की अपनी कविताएँ',
    description:
      'सोमवार की प्रार्थना सभा पूरी तरह हिंदी में हुई। कक्षा 3 से 8 के बच्चों ने अपनी लिखी कविताएँ पढ़ीं और कक्षा 7 ने पानी बचाने पर नुक्कड़ नाटक किया। सभी कविताएँ इस महीने पुस्तकालय की दीवार पर लगी रहेंगी; अभिभावक भी आकर पढ़ सकते हैं।',
    date: '2026-09-15',
    fromDate: '2026-09-14',
    attachments: ['assembly-lawn'],
  },
  {
    id: 'news-teachers-day-2026',
    title: 'Class 8 ran the school for a morning',
    description:
      'Students of Class 8 took attendance, taught the lessons they had planned and rang the bell on time. Their teachers sat in the back row. The thank-you programme ended with a song that they had practised for two weeks without any teacher hearing it.',
    date: '2026-09-04',
    fromDate: '2026-09-04',
    attachments: ['music-and-dance'],
  },
  {
    id: 'news-independence-day-2026',
    title: 'Independence Day programme, and how to come to school that day',
    description:
      'The flag will be hoisted at 8:00 AM on Saturday, 15 August. Children should be at school by 7:30 AM in white uniform; buses will run at the usual summer times. Parents are welcome on the front lawn and should come in by the second gate. The programme ends at 9:30 AM.',
    date: '2026-08-11',
    fromDate: '2026-08-15',
    attachments: ['republic-day-flag'],
  },
  {
    id: 'news-investiture-2026',
    title: 'Student council for 2026–27 takes its pledge',
    description:
      'The new council took office on Friday in front of the whole school. Captains of the four houses received their sashes; library, garden and bus monitors received their badges. Council members will be at the front door every morning, and any child may bring them a suggestion.',
    date: '2026-07-25',
    fromDate: '2026-07-24',
    attachments: ['investiture-captains'],
  },
  {
    id: 'news-plantation-2026',
    title: 'Neem, jamun and amaltas: this year’s monsoon plantation',
    description:
      'Every section planted its saplings along the lawn after the first good rain. Each plant has a card with the names of the children who will water it. If you have a healthy sapling at home to give away, please send it with your child before the end of July.',
    date: '2026-07-11',
    fromDate: '2026-07-10',
    attachments: ['plantation-sapling'],
  },
  {
    id: 'news-school-reopens-2026',
    title: 'School reopens on Wednesday, 1 July',
    description:
      'Classes resume on Wednesday, 1 July at summer timings, 7:30 AM to 1:30 PM, and 8:00 AM to 11:30 AM for Nursery and KG. Please send a full water bottle, a raincoat and the holiday work in one folder. Bus routes have not changed; if you want another stop, please tell the office by 29 June.',
    date: '2026-06-24',
    fromDate: '2026-07-01',
    attachments: [],
  },
  {
    id: 'news-summer-camp-2026',
    title: 'Summer camp from 18 to 29 May: choose two activities',
    description:
      'Camp is open to children from KG to Class 6, from 7:30 AM to 10:30 AM on weekdays. Each child chooses two of five: drawing and painting, tabla, theatre, science play and track games. Please give your child’s name in the parents’ app or at the office by 8 May. Please send a cap, a water bottle and clothes that may get paint on them.',
    date: '2026-04-28',
    fromDate: '2026-05-18',
    attachments: ['summer-camp-craft'],
  },
  {
    id: 'news-new-session-2026',
    title: 'The first week of the new session: a note for parents',
    description:
      'The session 2026–27 begins on Thursday, 2 April. Here is what to expect in the first week and how you can help.\n\n' +
      'Arrival. The gate opens at 7:10 AM and the first bell rings at 7:30 AM. Teachers will be at the door and in the corridor for the whole week to show children their rooms. From Class 1 onwards, please say goodbye at the gate. Parents of Nursery and KG can come in on the first two days and stay until the morning song is over; after that a short, cheerful goodbye works best, even if there are tears. Most children stop crying before the second song.\n\n' +
      'The bag. For the first three days send only a water bottle, a tiffin, one notebook and a pencil box. Books are given out in class, covered at home over the weekend, and brought back on Monday, 6 April. Please write the child’s name on everything, the tiffin lid included.\n\n' +
      'Food. The break is at 10:00 AM. A dry snack and a fruit are enough; lunch is eaten at home in the summer months. Please do not send packets of chips or glass bottles. If your child has an allergy, tell the class teacher in writing even if you told last year’s teacher.\n\n' +
      'Buses. Route cards will be in the parents’ app by Monday, 30 March. Please be at the stop ten minutes early in the first week. We hand over a child of Nursery, KG or Class 1 only to a person whose photograph is on the card.\n\n' +
      'Questions. You can meet the class teacher from Monday to Thursday after the last bell. The help desk for the app is open from 8:00 AM to 8:00 PM. Please ask early, however small your question is.',
    date: '2026-03-25',
    fromDate: '2026-04-02',
    attachments: ['campus-morning', 'early-years-play'],
  },
  {
    id: 'news-holi-2026',
    title: 'फूलों की होली सोमवार को',
    description:
      'सोमवार, 2 मार्च को स्कूल में फूलों और घर के बने सूखे रंगों से होली मनाई जाएगी। कृपया बच्चों को पुराने सफ़ेद कपड़ों में भेजिए और बस्ते में कपड़ों का एक और जोड़ा रखिए। पानी वाले रंग और गुब्बारे न भेजिए। 3 और 4 मार्च को स्कूल बंद रहेगा।',
    date: '2026-02-26',
    fromDate: '2026-03-02',
    attachments: ['garden-of-wonders'],
  },
  {
    id: 'news-republic-day-2026',
    title: 'Republic Day: the fog lifted for the march past',
    description:
      'The fog lifted a few minutes before the four houses marched past the gateway. A Class 6 section read the Preamble in Hindi and in English, and the band played to the last song. Thank you to the parents who came early and helped with the tea.',
    date: '2026-01-27',
    fromDate: '2026-01-26',
    attachments: ['republic-day-march'],
  },
  {
    id: 'news-winter-concert-2025',
    title: 'Winter concert on Friday evening',
    description:
      'Carols, a qawwali and the youngest children as snow: the concert begins at 5:30 PM on Friday, 19 December, in the hall. Doors open at 5:00 PM. Children who perform should be in their classrooms by 4:30 PM, and you can take them home directly from the hall.',
    date: '2025-12-15',
    fromDate: '2025-12-19',
    attachments: ['diwali-lights-wall'],
  },
  {
    id: 'news-sports-day-2025',
    title: 'Sports Day: every child ran',
    description:
      'From the Nursery ball run to the Class 8 relay, every child was in at least one race. Parents also had a race, over a shorter distance. Lost property, mostly caps and one left shoe, can be collected at the office this week.',
    date: '2025-12-08',
    fromDate: '2025-12-06',
    attachments: ['sports-day-race'],
  },
  {
    id: 'news-annual-day-2025',
    title: 'Annual Day: the story of a river',
    description:
      '“The river remembers” took a drop of water from the hills to the sea, with one scene from each class. Costumes were cut from old saris that families had sent in. Saris that were not used have been washed and can be taken back from the art room.',
    date: '2025-12-01',
    fromDate: '2025-11-29',
    attachments: ['annual-day-hall'],
  },
  {
    id: 'news-diwali-2025',
    title: 'Diwali holidays, and an evening with lamps before them',
    description:
      'The school celebrates on Friday, 17 October, from 5:30 PM to 7:00 PM in the courtyard; families are welcome. Children may bring one diya each, painted at home. Holidays are from 18 to 23 October and school reopens on Friday, 24 October.',
    date: '2025-10-13',
    fromDate: '2025-10-17',
    attachments: ['diwali-rangoli-close'],
  },
  {
    id: 'news-science-fair-2025',
    title: 'Science Fair: come and ask how it works',
    description:
      'Classes 4 to 8 will show their working models on Friday, 29 August, from 1:00 PM to 4:00 PM. Each team explains its model in two minutes and then answers your questions, so please ask. Entry is through the main gate; younger children are welcome with a grown-up.',
    date: '2025-08-25',
    fromDate: '2025-08-29',
    attachments: ['science-fair-court'],
  },
  {
    id: 'news-parent-app-2025',
    title: 'Circulars and report cards now in the parents’ app',
    description:
      'From this term circulars, homework, attendance, report cards and fee payment are all in the parents’ app. Log in with the mobile number that the school has on record; if it has changed, please give the office the new one in writing. The help desk is open from 8:00 AM to 8:00 PM. We will also send paper circulars until the end of September.',
    date: '2025-08-04',
    fromDate: '2025-08-04',
    attachments: ['classroom-lesson'],
  },
  {
    id: 'news-plantation-2025',
    title: 'Van Mahotsav: Class 7 will measure the saplings twice',
    description:
      'Each section planted a sapling on Friday, and Class 7 measured all of them to the centimetre. They will measure again in December and draw a graph. The list for watering is on the class notice boards.',
    date: '2025-07-12',
    fromDate: '2025-07-11',
    attachments: ['plantation-row'],
  },
  {
    id: 'news-earth-day-2025',
    title: 'What the Earth Day walk found',
    description:
      'Children walked the grounds with a list of trees to name, birds to hear and things to repair. They found a dripping tap behind the music room, a loose tile and a nest in the second neem. The tap and the tile were repaired the same week; the nest now has a rope and a sign around it.',
    date: '2025-04-25',
    fromDate: '2025-04-22',
    attachments: ['garden-of-wonders'],
  },
  {
    id: 'news-open-morning-2025',
    title: 'Open morning on Saturday, 8 February',
    description:
      'Families who are thinking of joining LFIS can walk through the school with a Class 7 guide between 9:00 AM and 12:00 noon. You do not need an appointment. The tour takes about forty minutes and ends in the library, where the admissions office will answer questions.',
    date: '2025-01-28',
    fromDate: '2025-02-08',
    attachments: ['thank-you'],
  },
  {
    id: 'news-sports-day-2024',
    title: 'Sports Day on a cold, bright morning',
    description:
      'The march past began at nine and the last race ended at half past twelve. All four houses won at least one trophy. Photos are in the Photo Gallery; certificates were sent home with the children on Monday.',
    date: '2024-12-10',
    fromDate: '2024-12-07',
    attachments: ['sports-arch'],
  },
  {
    id: 'news-annual-day-2024',
    title: 'Stories our grandparents told: entry cards for Annual Day',
    description:
      'Annual Day begins at 4:30 PM on Saturday, 23 November. Each family gets two entry cards from the class teacher, and on request a third for a grandparent. Please be seated by 4:15 PM; parking is on the sports field.',
    date: '2024-11-18',
    fromDate: '2024-11-23',
    attachments: ['theatre'],
  },
  {
    id: 'news-diwali-2024',
    title: 'One painted diya for every child',
    description:
      'The evening of lamps ended with kheer from the kitchen and a painted diya for each child to take home. Our office staff put up the strings of lights after work, and we thank them. School reopens on Monday, 4 November.',
    date: '2024-10-30',
    fromDate: '2024-10-29',
    attachments: ['diwali-rangoli-circle'],
  },
  {
    id: 'news-ptm-september-2024',
    title: 'Parent-teacher meeting: half-yearly work',
    description:
      'Please come on Saturday, 28 September, between 9:00 AM and 12:30 PM. Art and music teachers will be in their rooms as well, and the children’s paintings are on show along the corridor. If you cannot come, the class teacher will call you the week after.',
    date: '2024-09-20',
    fromDate: '2024-09-28',
    attachments: ['fine-arts'],
  },
  {
    id: 'news-investiture-2024',
    title: 'Investiture Ceremony on Friday, 26 July',
    description:
      'The student council for 2024–25 will take its pledge at the morning assembly on Friday, 26 July. Parents of council members are invited and should be seated by 8:15 AM. Children of all other classes come at the usual time.',
    date: '2024-07-22',
    fromDate: '2024-07-26',
    attachments: ['investiture-hall'],
  },
  {
    id: 'news-science-day-2024',
    title: 'Send us your bottle caps: National Science Day is coming',
    description:
      'On 28 February the science classes will build models from things that usually go into the bin. Please send clean cardboard, bottle caps, string and old bicycle spokes with your child from Monday, 19 February. Please do not send anything sharp or made of glass.',
    date: '2024-02-15',
    fromDate: '2024-02-28',
    attachments: ['middle-years-project'],
  },
  {
    id: 'news-winter-break-2023',
    title: 'Winter break, and three things to do',
    description:
      'School is closed from Monday, 25 December and reopens on Monday, 8 January. There is no written homework. Please do three things instead: cook one dish with someone at home, read one book from cover to cover, and grow something in a pot.',
    date: '2023-12-20',
    fromDate: '2023-12-25',
    attachments: ['library-table'],
  },
  {
    id: 'news-diwali-2023',
    title: 'Diwali at school: lamps at half past five',
    description:
      'Parents of Nursery and KG are invited to the lamp lighting on Friday, 10 November, at 5:30 PM. All other classes celebrate during the day and go home at the usual time. Children should wear cotton clothes only, and no loose dupattas near the lamps.',
    date: '2023-11-06',
    fromDate: '2023-11-10',
    attachments: ['diwali-door-garland'],
  },
  {
    id: 'news-art-exhibition-2023',
    title: 'Art exhibition along the corridor',
    description:
      'Art work from Nursery to Class 8 is in the ground-floor corridor until Friday, 13 October. Parents can see it on any working day after 1:00 PM. If you like a child’s work, please write a note; there is a box for notes at the end of the corridor.',
    date: '2023-10-06',
    fromDate: '2023-10-06',
    attachments: ['fine-arts'],
  },
  {
    id: 'news-independence-day-2023',
    title: 'Independence Day, between two showers',
    description:
      'It rained at seven and again at ten, and the flag was hoisted in between. The choir sang all its songs. Raincoats that were left behind are in the office and can be collected until Friday.',
    date: '2023-08-16',
    fromDate: '2023-08-15',
    attachments: ['republic-day-flag'],
  },
  {
    id: 'news-summer-camp-2023',
    title: 'Summer camp begins on Monday, 22 May',
    description:
      'Ten mornings of drawing, drumming, skipping and story time for children from KG to Class 5, from 7:30 AM to 10:30 AM. Buses do not run during camp, so please arrange to bring and fetch your child. On the last morning there is a short show for parents at 9:30 AM.',
    date: '2023-05-12',
    fromDate: '2023-05-22',
    attachments: ['summer-camp'],
  },
];
