/** On what the studio's scripts send: whoever is signed out hears it, and is not led away from what they wrote. */
export const STAYS_HEADER = 'studio-stays';
