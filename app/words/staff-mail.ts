import { en as english } from './en.ts';
import { grouped } from './every-language.ts';
import { hi as hindi } from './hi.ts';
import { pluralIn } from './plural.ts';
import type { StudioLanguage } from './studio-languages.ts';

const plural = pluralIn('en');
const hindiPlural = pluralIn('hi');

const en = {
  invitation: (inviter: string, link: string) => ({
    subject: 'Your invitation to work on the school’s website',
    text: `${inviter} invites you to work on the school’s website. Open this link within seven days and choose your password:\n\n${link}\n\nThe link works only once and is only for you.`,
  }),
  newPassword: (link: string) => ({
    subject: 'A new password for the studio',
    text: `Somebody asked for a new password for your studio account. If it was you, open this link within an hour:\n\n${link}\n\nIf it was not you, do nothing. Your old password still works.`,
  }),
  newEnquiry: (name: string, receipt: string, { link, change }: { link: string; change: string }) => ({
    subject: `A new enquiry from ${name} (${receipt})`,
    text: `${name} has written to the school. Please read it and assign it to yourself:\n\n${link}\n\nThe enquiry is also in the school’s mailbox. Change when you get these e-mails:\n${change}`,
  }),
  enquiryDigest: (
    count: number,
    enquiries: { name: string; receipt: string; since: string; assignee: string; link: string }[],
    { inbox, change }: { inbox: string; change: string },
  ) => ({
    subject: plural(count, {
      one: '1 enquiry needs a reply',
      other: `${grouped(count)} enquiries need a reply`,
    }),
    text: [
      ...enquiries.map(
        ({ name, receipt, since, assignee, link }) =>
          `${name} (${receipt}), received ${since}${assignee ? `, assigned to ${assignee}` : ''}\n${link}`,
      ),
      ...(count > enquiries.length ? [`and ${grouped(count - enquiries.length)} more`] : []),
      `All enquiries:\n${inbox}`,
      `You get this e-mail once a day while enquiries need a reply. Change when you get these e-mails:\n${change}`,
    ].join('\n\n'),
  }),
  /** To every administrator, when enquiries start or stop being sent somewhere. */
  enquiryRoute: {
    subject: 'Where enquiries are sent has changed',
    mailbox: (before: string, after: string) =>
      `The e-mail address in the school’s profile was changed from ${before || '(none)'} to ${after || '(none)'}.`,
    helpDesk: (before: string, after: string) =>
      `The help desk’s e-mail address in the school’s profile was changed from ${before || '(none)'} to ${after || '(none)'}.`,
    forwardOn: (host: string) => `Enquiries are now also sent to the old website, ${host}.`,
    forwardOff: (host: string) => `Enquiries are no longer sent to the old website, ${host}.`,
    text: (what: string, day: string, time: string, { by, link }: { by: string; link: string }) =>
      `${what}\n\n${by} did this on ${day} at ${english.calendar.time(time)}.\n\nIf this is right, you do not have to do anything.\n\nIf you did not expect it, ask ${by}. If they did not do it, somebody else is using their account: remove that account under “People” and correct the address here:\n\n${link}`,
  },
  ofSignIn: {
    'second-step-on': 'Two-step sign-in was turned on for your studio account',
    'second-step-off': 'Two-step sign-in was turned off for your studio account',
    'new-backup-codes': 'New backup codes were created for your studio account',
    'add-passkey': 'A passkey was added to your studio account',
    'delete-passkey': 'A passkey was deleted from your studio account',
  },
  ofSignInText: (what: string, day: string, time: string, link: string) =>
    `${what}, on ${day} at ${english.calendar.time(time)}.\n\nIf it was you, you do not have to do anything.\n\nIf it was not you, somebody else may have used your account. Set a new password now with “Forgotten your password?”: this signs everybody out. You will then see every passkey and two-step sign-in that is still set up, and can remove those that are not yours. Then tell an administrator of the school.\n\n${link}`,
};

export type StaffMail = typeof en;

const hi: StaffMail = {
  invitation: (inviter, link) => ({
    subject: 'स्कूल की वेबसाइट पर काम करने का निमंत्रण',
    text: `${inviter} जी ने आपको स्कूल की वेबसाइट पर काम करने का निमंत्रण भेजा है। सात दिन के भीतर यह लिंक खोलिए और अपना पासवर्ड चुनिए:\n\n${link}\n\nयह लिंक एक ही बार काम करता है और सिर्फ़ आपके लिए है।`,
  }),
  newPassword: (link) => ({
    subject: 'स्कूल की वेबसाइट (स्टूडियो) का नया पासवर्ड',
    text: `किसी ने स्टूडियो में आपके खाते के लिए नया पासवर्ड माँगा है। अगर आपने ही माँगा है, तो एक घंटे के भीतर यह लिंक खोलिए:\n\n${link}\n\nअगर आपने नहीं माँगा, तो कुछ मत कीजिए। पुराना पासवर्ड चलता रहेगा।`,
  }),
  newEnquiry: (name, receipt, { link, change }) => ({
    subject: `${name} जी की नई पूछताछ (${receipt})`,
    text: `${name} जी ने स्कूल को लिखा है। इसे पढ़िए और अपने ज़िम्मे लीजिए:\n\n${link}\n\nयह पूछताछ स्कूल के मेलबॉक्स में भी है। ये ई-मेल आपको कब मिलें, यह यहाँ बदलिए:\n${change}`,
  }),
  enquiryDigest: (count, enquiries, { inbox, change }) => ({
    subject: hindiPlural(count, {
      one: `${count} पूछताछ का जवाब बाकी है`,
      other: `${grouped(count)} पूछताछ के जवाब बाकी हैं`,
    }),
    text: [
      ...enquiries.map(
        ({ name, receipt, since, assignee, link }) =>
          `${name} (${receipt}), कब मिली: ${since}${assignee ? `, किसके ज़िम्मे: ${assignee} जी` : ''}\n${link}`,
      ),
      ...(count > enquiries.length ? [`और ${grouped(count - enquiries.length)}`] : []),
      `सारी पूछताछ:\n${inbox}`,
      `जब तक किसी पूछताछ का जवाब बाकी हो, यह ई-मेल दिन में एक बार आता है। ये ई-मेल आपको कब मिलें, यह यहाँ बदलिए:\n${change}`,
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
      `${what}\n\nयह ${by} जी ने ${day} को ${hindi.calendar.time(time)} किया।\n\nअगर यह ठीक है, तो कुछ करने की ज़रूरत नहीं है।\n\nअगर आपको इसकी जानकारी नहीं थी, तो ${by} जी से पूछिए। अगर उन्होंने यह नहीं किया, तो उनके खाते का इस्तेमाल कोई और कर रहा है: “लोग” में जाकर उस खाते को हटाइए और पता यहाँ ठीक कीजिए:\n\n${link}`,
  },
  ofSignIn: {
    'second-step-on': 'स्टूडियो में आपके खाते के लिए दो चरणों वाला साइन-इन चालू किया गया',
    'second-step-off': 'स्टूडियो में आपके खाते के लिए दो चरणों वाला साइन-इन बंद किया गया',
    'new-backup-codes': 'स्टूडियो में आपके खाते के लिए नए बैकअप कोड बनाए गए',
    'add-passkey': 'स्टूडियो में आपके खाते में एक पासकी जोड़ी गई',
    'delete-passkey': 'स्टूडियो में आपके खाते से एक पासकी मिटाई गई',
  },
  ofSignInText: (what, day, time, link) =>
    `${what}: ${day} को ${hindi.calendar.time(time)}।\n\nअगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं है।\n\nअगर आपने नहीं किया, तो हो सकता है कि आपके खाते का इस्तेमाल कोई और कर रहा हो। “पासवर्ड भूल गए?” से तुरंत नया पासवर्ड बनाइए: इससे खाता हर जगह साइन आउट हो जाएगा। फिर आपको इस खाते की हर पासकी और दो चरणों वाला साइन-इन दिखेगा; जो आपका न हो, उसे हटा दीजिए। इसके बाद स्कूल के किसी एडमिनिस्ट्रेटर को बताइए।\n\n${link}`,
};

/** The mails to staff, each in the language of their studio. */
export const staffMail: Record<StudioLanguage, StaffMail> = { en, hi };
