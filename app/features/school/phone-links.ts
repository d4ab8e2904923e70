/** The link that dials a number as people write it: '+91 00000 00000' → 'tel:+910000000000'. */
export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The link that opens a chat with a number as people write it. */
export const whatsappLink = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;
