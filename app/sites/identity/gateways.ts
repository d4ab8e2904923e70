export const gatewayNames = ['cusped', 'pointed', 'round', 'plain'] as const;
export type GatewayName = (typeof gatewayNames)[number];

interface Gateway {
  /** The height of the crown divided by its width. */
  crown: number;
  /**
   * From the left end of the arch over its crown to the right one, 1000 wide; the caller closes it at the
   * bottom.
   */
  over: string;
}

/** The shape of every opening, from the great arch on the home page to the icon in a browser's tab. */
export const gateways: Record<GatewayName, Gateway> = {
  /** As in `ui/marks/arch.svg`. */
  cusped: {
    crown: 0.6614,
    over: 'M0 661.4A126.3 126.3 0 0 1 55.3 556.9A126.3 126.3 0 0 1 140.1 360.7A126.3 126.3 0 0 1 311 225.2C322.4 74.1 488 40 500 0C512 40 677.6 74.1 689 225.2A126.3 126.3 0 0 1 859.9 360.7A126.3 126.3 0 0 1 944.7 556.9A126.3 126.3 0 0 1 1000 661.4',
  },
  pointed: { crown: 0.6, over: 'M0 600C0 400 118 300 500 0C882 300 1000 400 1000 600' },
  round: { crown: 0.5, over: 'M0 500A500 500 0 0 1 1000 500' },
  plain: { crown: 0, over: 'M0 0H1000' },
};

/** The outline of an opening 1000 wide that extends down to `foot`. */
export const openingOf = (name: GatewayName, foot: number): string => `${gateways[name].over}V${foot}H0Z`;
