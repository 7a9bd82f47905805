throw new Error(
  '@utoo/pack is left out of this repository. Remove `utoopack` from .dumirc.ts; the bundlers here are Rspack and webpack.',
);
