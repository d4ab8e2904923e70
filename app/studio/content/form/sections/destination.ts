/** A possible target of a menu entry. */
export interface Destination {
  value: string;
  label: string;
  of: 'everySchools' | 'ownPages' | 'otherSites';
  /** Its sections that have a heading. */
  parts?: readonly { value: string; label: string }[];
}
