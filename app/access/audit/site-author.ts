/** The author, in the list of activity, of what the site did automatically. Stored; shown as `audit.author`. */
export const SITE_AUTHOR = 'The site';
