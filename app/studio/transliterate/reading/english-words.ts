/**
 * English words that Hindi writes in its own letters, with their usual spelling: the letters alone would turn
 * december into देकेम्बेर.
 */
export const loanWords: ReadonlyMap<string, string> = new Map(
  `
january जनवरी, february फ़रवरी, march मार्च, april अप्रैल, may मई, june जून, july जुलाई, august अगस्त,
september सितंबर, october अक्टूबर, november नवंबर, december दिसंबर, monday सोमवार, tuesday मंगलवार,
wednesday बुधवार, thursday गुरुवार, friday शुक्रवार, saturday शनिवार, sunday रविवार, school स्कूल, schools
स्कूल, college कॉलेज, class क्लास, classes क्लास, teacher टीचर, teachers टीचर, student स्टूडेंट, students
स्टूडेंट्स, parent पैरेंट, parents पैरेंट्स, principal प्रिंसिपल, director डायरेक्टर, manager मैनेजर, office
ऑफ़िस, admission एडमिशन, admissions एडमिशन, registration रजिस्ट्रेशन, form फ़ॉर्म, forms फ़ॉर्म, fee फ़ीस,
fees फ़ीस, holiday हॉलिडे, holidays हॉलिडे, vacation वेकेशन, exam एग्ज़ाम, exams एग्ज़ाम, test टेस्ट, tests
टेस्ट, result रिज़ल्ट, results रिज़ल्ट, report रिपोर्ट, card कार्ड, certificate सर्टिफ़िकेट, uniform
यूनिफ़ॉर्म, library लाइब्रेरी, computer कंप्यूटर, computers कंप्यूटर, internet इंटरनेट, website वेबसाइट,
email ईमेल, online ऑनलाइन, mobile मोबाइल, phone फ़ोन, number नंबर, message मैसेज, video वीडियो, videos
वीडियो, photo फ़ोटो, photos फ़ोटो, album एल्बम, gallery गैलरी, science साइंस, maths मैथ्स, english इंग्लिश,
music म्यूज़िक, dance डांस, sports स्पोर्ट्स, match मैच, team टीम, cricket क्रिकेट, football फ़ुटबॉल,
volleyball वॉलीबॉल, badminton बैडमिंटन, chess चेस, game गेम, games गेम्स, party पार्टी, picnic पिकनिक, camp
कैंप, tour टूर, trip ट्रिप, bus बस, road रोड, hall हॉल, gate गेट, campus कैंपस, hostel हॉस्टल, canteen
कैंटीन, lab लैब, ground ग्राउंड, stage स्टेज, project प्रोजेक्ट, homework होमवर्क, assembly असेंबली, period
पीरियड, timetable टाइम टेबल, syllabus सिलेबस, copy कॉपी, pen पेन, pencil पेंसिल, book बुक, books बुक्स,
tiffin टिफ़िन, bottle बोतल, doctor डॉक्टर, hospital हॉस्पिटल, vaccine वैक्सीन, police पुलिस, bank बैंक,
cheque चेक, rupees रुपये, club क्लब, house हाउस, competition कॉम्पिटिशन, programme प्रोग्राम, program
प्रोग्राम, function फ़ंक्शन, meeting मीटिंग, training ट्रेनिंग, workshop वर्कशॉप, seminar सेमिनार, festival
फ़ेस्टिवल, christmas क्रिसमस, birthday बर्थडे, welcome वेलकम, thank थैंक, thanks थैंक्स, please प्लीज़,
sorry सॉरी, good गुड, morning मॉर्निंग, day डे, happy हैप्पी, madam मैडम, captain कैप्टन, medal मेडल, trophy
ट्रॉफ़ी, prize प्राइज़, winner विनर, final फ़ाइनल, nursery नर्सरी, primary प्राइमरी, junior जूनियर, senior
सीनियर, board बोर्ड, notice नोटिस, list लिस्ट, time टाइम, date डेट, leave लीव, room रूम, seat सीट, section
सेक्शन, help हेल्प, call कॉल, late लेट, full फ़ुल, show शो, play प्ले, prayer प्रेयर, lunch लंच, water वॉटर,
staff स्टाफ़, group ग्रुप, subject सब्जेक्ट, question क्वेश्चन, answer आंसर, paper पेपर, practical
प्रैक्टिकल, quiz क्विज़, drawing ड्रॉइंग, painting पेंटिंग, art आर्ट, craft क्राफ़्ट, annual एनुअल, summer
समर, winter विंटर, health हेल्थ, national नेशनल, international इंटरनेशनल, social सोशल, special स्पेशल,
material मटीरियल, public पब्लिक, document डॉक्यूमेंट, documents डॉक्यूमेंट, percent प्रतिशत, minute मिनट,
minutes मिनट, guard गार्ड, driver ड्राइवर, transport ट्रांसपोर्ट, application एप्लिकेशन
`
    .trim()
    .split(/,\s+/)
    .map((pair) => pair.split(/\s+/))
    .map(([english = '', ...hindi]) => [english, hindi.join(' ')] as const),
);

/** English words that never mean a Hindi word: they stay as typed. */
export const englishWords: ReadonlySet<string> = new Set(
  `
about above according across activities activity actual added additional address after afternoon again
against all allowed along already also although always among amount an and announce announced announcement
another any anyone appear apply around arrange arranged arrival arts as ask asked at attach attached attend
attendance attended award awarded awards away back based be because become been before began begin begins
behaviour behind being below best better between big birth black blood blue both boy boys bring brought
building but buy by called came can candidate cannot care carry cash celebrate celebrated celebration change
changed changes check child children choose city clean clear close closed closing clothes code collect color
colour colours come comes coming common complete compulsory conduct conducted congratulations contact
correct cost could country course cultural daily day days deadline dear decided department did different
display does done down dress due during each early earth easy education eight either eleven emergency end
ended ends enjoy enjoyed enough enter entry environment evening event events ever every everyone everything
example excellent except extra face families family far farewell father feel few field fifth fill filled
find fine first fit five follow following food for found four free fresh friend friends from front fun
further gave general get girl girls give given go goes going gone good got grade grades grand grandparents
great green greetings grow guardian guardians guest guests had half hand happen happy hard has have head
hear heard held hello here high him his home hope hot hour hours how human if important include including
independence inform information informed inside instead instructions interested into invitation invite
invited issue it item items its join joined just keep kept kind kindly know known large last later lead
learn learning least leave left less let letter level life light like line little live long look lost lot
love lower made make making management many mean meet members middle miss money month monthly months more
morning most mother move mr mrs much must my name names near need needed never new news next night nine no
not note nothing now of off offer often old on once one only open opened opening opens order other others
out outside over own page paid part participate participated participation pay payment people performance
performed permission permitted person physical pick picture place planned plans plant plants played players
playing please pleased point poor possible post practice prepare prepared present presented private problem
programmes progress proud provide provided publish published put questions quick rain rainy raise reach read
reading ready real reason receive received red regarding regards register related remain remember reminder
reopen reopens reply republic request requested requests require required requirement respect respected rest
return right rooms round rule rules run safe safety said same save saved saw say season second see seen send
sent separate seven several shall share she shoes short should shown sick sign signed since sincerely
singing six size small some someone soon sorry speak speech stand start started starts state stay step still
stop story strictly strong study subjects submit submitted success successful support sure sweet sweets
swimming take taken takes taking taught teach teaching tell ten term than thank thanks that their them then
there these they thing things third this those three through till timing timings today together told
tomorrow too took top total towards town travel tree trees try turn twelve two under understand until up
update upon used useful usual value various very visit visited visitor visitors wait walk want was watch way
wear wearing week weekly weeks welcome well went were west what when where which while white who whole why
will win window wish wishes with within without women won word words work working world would write writing
written wrong year yearly years yellow yes yesterday yet you young your yours
`
    .trim()
    .split(/\s+/),
);

/**
 * English words that are also transliterated Hindi words (the is थे, is is इस): English only behind an
 * English word.
 */
export const englishOrHindi: ReadonlySet<string> = new Set(
  `age am are bad do door he her hi in is main man me men or our per so such sun the to us use we`.split(' '),
);
