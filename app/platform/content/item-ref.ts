/** Which item of which content type. */
export interface ItemRef {
  schoolCode: string;
  type: string;
  id: string;
}
