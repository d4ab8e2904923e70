/** More grades than any school has. */
export const MAX_AGES = 20;
