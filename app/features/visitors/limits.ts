/**
 * So many new visits of one network (IPv4 /24, IPv6 /64) are counted. A school with a thousand pupils behind one address,
 * or a village behind one of its carrier's, does not come to that; a program that makes up browsers does in a second.
 */
export const MOST_AN_HOUR = 600;
export const MOST_A_DAY = 2400;
