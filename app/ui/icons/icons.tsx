const drawn = (d: string) => () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);
export const ChevronLeftIcon = drawn('m15 18-6-6 6-6');
export const ChevronRightIcon = drawn('m9 18 6-6-6-6');
export const PauseIcon = drawn('M14 4h4v16h-4zM6 4h4v16H6z');
export const PlayIcon = drawn('m6 3 14 9-14 9z');
export const ArrowRightIcon = drawn('M5 12h14m-7-7 7 7-7 7');
export const ArrowUpRightIcon = drawn('M7 7h10v10M7 17 17 7');
export const MapPinIcon = drawn(
  'M20 10c0 5-8 12-8 12s-8-7-8-12a8 8 0 0 1 16 0M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
);
export const CloseIcon = drawn('M18 6 6 18M6 6l12 12');
export const AboutIcon = drawn('M4 21V9l8-6 8 6v12M9 21v-6h6v6');
export const ManagementIcon = AboutIcon;
export const FacilitiesIcon = AboutIcon;
export const SportsIcon = AboutIcon;
export const EnrichmentIcon = AboutIcon;
