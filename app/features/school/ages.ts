/** More grades than any school has. */
export const MOST_AGES = 20;
