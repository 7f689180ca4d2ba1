/** Day or lamp light. The attribute on the root element is what the style sheets read. */
export type Theme = "day" | "lamp";

class Look {
  theme = $state<Theme>("day");

  set(theme: Theme): void {
    document.documentElement.dataset["theme"] = theme;
    this.theme = theme;
  }

  toggle(): void {
    this.set(this.theme === "day" ? "lamp" : "day");
  }
}

export const look = new Look();
