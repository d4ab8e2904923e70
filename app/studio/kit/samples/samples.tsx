import type { ComponentType } from 'react';

interface ComponentSamples {
  name: string;
  about: string;
  /** Takes both columns. */
  isWide?: boolean;
  Sample: ComponentType;
}

/** In the order in which the kit numbers its components. */
export const samples: readonly ComponentSamples[] = [];
