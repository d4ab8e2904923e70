/** Which item: a content type's, or the school's own profile or theme. */
export interface ItemRef {
  schoolCode: string;
  type: string;
  id: string;
}
