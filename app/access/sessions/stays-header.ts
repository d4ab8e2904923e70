/**
 * Sent with the studio's script requests: a signed-out person then gets a message instead of a redirect away
 * from unsaved text.
 */
export const STAYS_HEADER = 'studio-stays';
