/** The words around a picture of a result. */
export interface SharingWords {
  readonly result: string;
  readonly moment: string;
  readonly names: string;
  readonly namesElse: string;
  readonly points: string;
  readonly link: string;
  /** Through whose eyes the link leads. */
  readonly linkEyes: string;
  readonly share: string;
  readonly save: string;
  readonly copy: string;
  /** On the picture, below the address. */
  readonly again: string;
  readonly making: string;
  readonly failed: string;
}
