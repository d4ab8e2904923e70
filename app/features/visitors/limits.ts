/**
 * How many new visits of one network (IPv4 /24, IPv6 /64) are counted. A school with a thousand pupils behind one
 * address, or a village behind one of its provider's, stays below; a program that invents browsers does not.
 */
export const MAX_PER_HOUR = 600;
export const MAX_PER_DAY = 2400;
