import { useRouteLoaderData } from 'react-router';
import type { OwedFactor } from '#app/access/sign-in/owed-factor.server.ts';

/** What the frame's loader reads, for every page within it. */
export interface FrameData {
  name: string;
  email: string;
  role: string;
  school: { school: string; mark: string };
  /** The addresses of the menu that this person may open. */
  menu: string[];
  newEnquiries: number;
  /** The second factor that an administrator still has to set up. */
  owedFactor: OwedFactor | undefined;
}

/** Undefined only while the frame itself has failed. */
export const useFrameData = () => useRouteLoaderData('studio/frame/studio-page') as FrameData | undefined;
