/** How somebody of the staff hears of enquiries by mail; the school's mailbox gets them in any case. */
export type EnquiryMail = '' | 'at-once' | 'daily';
