/** A text that is text in HTML, also as the value of an attribute in quotes. */
export declare function escapeHtml(text: string): string;
