import { grouped } from './every-language.ts';
import { hi as hindi } from './hi.ts';
import { pluralIn } from './plural.ts';
import type { StudioLanguage } from './studio-languages.ts';

const plural = pluralIn('en');
const hindiPlural = pluralIn('hi');
const { calendar } = hindi;

const en = {
  invitation: (inviter: string, link: string) => ({
    subject: 'Your invitation to work on the school’s website',
    text: `${inviter} invites you to work on the school’s website. Open this link within seven days and choose a password of your own:\n\n${link}\n\nThe link works once and is meant for you alone.`,
  }),
  newPassword: (link: string) => ({
    subject: 'A new password for the studio',
    text: `Somebody asked for a new password for your studio account. If it was you, open this link within an hour:\n\n${link}\n\nIf it was not you, do nothing. Your old password still works.`,
  }),
  newEnquiry: (name: string, receipt: string, { link, change }: { link: string; change: string }) => ({
    subject: `A new enquiry from ${name} (${receipt})`,
    text: `${name} has written to the school. Please read it and assign it to yourself:\n\n${link}\n\nThe school’s mailbox has it too. Change how you are told about enquiries:\n${change}`,
  }),
  enquiryDigest: (
    count: number,
    enquiries: { name: string; receipt: string; since: string; assignee: string; link: string }[],
    { inbox, change }: { inbox: string; change: string },
  ) => ({
    subject: plural(count, {
      one: '1 enquiry waits for an answer',
      other: `${grouped(count)} enquiries are waiting for a reply`,
    }),
    text: [
      ...enquiries.map(
        ({ name, receipt, since, assignee, link }) =>
          `${name} (${receipt}), since ${since}${assignee ? `, taken by ${assignee}` : ''}\n${link}`,
      ),
      ...(count > enquiries.length ? [`and ${grouped(count - enquiries.length)} more`] : []),
      `All of them:\n${inbox}`,
      `This comes once a day, on days on which something waits. It can be changed here:\n${change}`,
    ].join('\n\n'),
  }),
  /** To every administrator, when enquiries start or stop being sent somewhere. */
  enquiryRoute: {
    subject: 'Where enquiries are sent was changed',
    mailbox: (before: string, after: string) =>
      `The e-mail address in the school’s profile was changed from ${before || '(none)'} to ${after || '(none)'}.`,
    helpDesk: (before: string, after: string) =>
      `The help desk’s e-mail address in the school’s profile was changed from ${before || '(none)'} to ${after || '(none)'}.`,
    forwardOn: (host: string) => `Enquiries are now also sent to the old website, ${host}.`,
    forwardOff: (host: string) => `Enquiries are no longer sent to the old website, ${host}.`,
    text: (what: string, day: string, time: string, { by, link }: { by: string; link: string }) =>
      `${what}\n\n${by} did this on ${day} at ${time}.\n\nIf this is right, there is nothing to do.\n\nIf you did not expect it, ask ${by}. If they did not do it, somebody else is using their account: remove it under “People”, and correct the address here:\n\n${link}`,
  },
  ofSignIn: {
    'second-step-on': 'A second step was switched on for your sign-in to the studio',
    'second-step-off': 'The second step of your sign-in to the studio was switched off',
    'new-backup-codes': 'New backup codes were made for your sign-in to the studio',
    'add-passkey': 'A passkey was added to your sign-in to the studio',
    'delete-passkey': 'A passkey of your sign-in to the studio was deleted',
  },
  ofSignInText: (what: string, day: string, time: string, link: string) =>
    `${what}, on ${day} at ${time}.\n\nIf it was you, there is nothing to do.\n\nIf it was not you, somebody else may have used your account. Set a new password at once, under “Forgotten your password?”: it signs everybody out, and you are then shown every passkey and second step that is left and can remove what is not yours. Then tell an administrator of the school.\n\n${link}`,
};

export type StaffMail = typeof en;

const hi: StaffMail = {
  invitation: (inviter, link) => ({
    subject: 'स्कूल की वेबसाइट पर काम करने का निमंत्रण',
    text: `${inviter} ने आपको स्कूल की वेबसाइट पर काम करने के लिए बुलाया है। सात दिन के भीतर यह लिंक खोलिए और अपना पासवर्ड चुनिए:\n\n${link}\n\nयह लिंक एक ही बार काम करता है और सिर्फ़ आपके लिए है।`,
  }),
  newPassword: (link) => ({
    subject: 'स्कूल की वेबसाइट (स्टूडियो) का नया पासवर्ड',
    text: `किसी ने स्टूडियो में आपके खाते के लिए नया पासवर्ड माँगा है। अगर आपने ही माँगा है, तो एक घंटे के भीतर यह लिंक खोलिए:\n\n${link}\n\nअगर आपने नहीं माँगा, तो कुछ मत कीजिए: पुराना पासवर्ड चलता रहेगा।`,
  }),
  newEnquiry: (name, receipt, { link, change }) => ({
    subject: `${name} की नई पूछताछ (${receipt})`,
    text: `${name} ने स्कूल को लिखा है। इसे पढ़िए और अपने ज़िम्मे लीजिए:\n\n${link}\n\nयह स्कूल के मेलबॉक्स में भी है। पूछताछ की खबर आपको कैसे मिले, यह यहाँ बदला जा सकता है:\n${change}`,
  }),
  enquiryDigest: (count, enquiries, { inbox, change }) => ({
    subject: hindiPlural(count, {
      one: `${count} पूछताछ का जवाब बाकी है`,
      other: `${grouped(count)} पूछताछ के जवाब बाकी हैं`,
    }),
    text: [
      ...enquiries.map(
        ({ name, receipt, since, assignee, link }) =>
          `${name} (${receipt}), ${since} से${assignee ? `, ${assignee} के ज़िम्मे` : ''}\n${link}`,
      ),
      ...(count > enquiries.length ? [`${grouped(count - enquiries.length)} और`] : []),
      `सब एक जगह:\n${inbox}`,
      `यह खबर दिन में एक बार आती है, और उन्हीं दिनों, जब कोई जवाब बाकी हो। इसे यहाँ बदला जा सकता है:\n${change}`,
    ].join('\n\n'),
  }),
  enquiryRoute: {
    subject: 'पूछताछ भेजने का पता बदला गया',
    mailbox: (before, after) =>
      `स्कूल के परिचय में ई-मेल का पता बदला गया: पहले ${before || '(कोई नहीं)'}, अब ${after || '(कोई नहीं)'}।`,
    helpDesk: (before, after) =>
      `स्कूल के परिचय में हेल्प डेस्क का ई-मेल बदला गया: पहले ${before || '(कोई नहीं)'}, अब ${after || '(कोई नहीं)'}।`,
    forwardOn: (host) => `पूछताछ अब पुरानी वेबसाइट ${host} को भी भेजी जाती है।`,
    forwardOff: (host) => `पूछताछ अब पुरानी वेबसाइट ${host} को नहीं भेजी जाती।`,
    text: (what, day, time, { by, link }) =>
      `${what}\n\nयह ${by} ने किया: ${day} को ${calendar.time(time)}।\n\nअगर यह ठीक है, तो कुछ करने की ज़रूरत नहीं है।\n\nअगर आपको इसकी जानकारी नहीं थी, तो ${by} से पूछिए। अगर उन्होंने यह नहीं किया, तो उनके खाते का इस्तेमाल कोई और कर रहा है: “लोग” में जाकर उस खाते को हटाइए और पता यहाँ ठीक कीजिए:\n\n${link}`,
  },
  ofSignIn: {
    'second-step-on': 'स्टूडियो में आपके साइन-इन का दूसरा चरण चालू किया गया',
    'second-step-off': 'स्टूडियो में आपके साइन-इन का दूसरा चरण बंद किया गया',
    'new-backup-codes': 'स्टूडियो में आपके साइन-इन के लिए नए बैकअप कोड बनाए गए',
    'add-passkey': 'स्टूडियो में आपके साइन-इन के लिए एक पासकी जोड़ी गई',
    'delete-passkey': 'स्टूडियो में आपके साइन-इन की एक पासकी मिटाई गई',
  },
  ofSignInText: (what, day, time, link) =>
    `${what}: ${day} को ${calendar.time(time)}।\n\nअगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं है।\n\nअगर आपने नहीं किया, तो स्टूडियो में आपके खाते में कोई और आया है। “पासवर्ड भूल गए?” से तुरंत नया पासवर्ड बनाइए: इससे हर जगह साइन-आउट हो जाएगा, और आपको बची हुई हर पासकी और हर दूसरा चरण दिखाया जाएगा, ताकि जो आपका न हो, उसे हटा सकें। फिर स्कूल के किसी एडमिनिस्ट्रेटर को बताइए।\n\n${link}`,
};

/** The mails to staff, each in the language of their studio. */
export const staffMail: Record<StudioLanguage, StaffMail> = { en, hi };
