/** What stands around a welcome message. */
export interface WelcomeContent {
  title: string;
  description: string;
  /** Stands in for the message until there is one. */
  noMessageYet: string;
  /** Said before the message of another, which stands in. */
  standIn: string | undefined;
}
