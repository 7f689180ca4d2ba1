import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fit } from "../src/kit/fit";

function open(width: number, height: number, phone = false): void {
  vi.stubGlobal("matchMedia", () => ({ matches: phone }));
  vi.stubGlobal("innerWidth", width);
  vi.stubGlobal("innerHeight", height);
  window.dispatchEvent(new Event("resize"));
}

describe("a table in its window", () => {
  const { innerWidth, innerHeight, matchMedia } = window;
  beforeEach(() => open(1280, 720));
  afterEach(() => {
    vi.stubGlobal("innerWidth", innerWidth);
    vi.stubGlobal("innerHeight", innerHeight);
    vi.stubGlobal("matchMedia", matchMedia);
  });

  it("is drawn as it is where it fits", () => {
    expect(fit()).toBe(1);
    open(1920, 1080);
    expect(fit()).toBe(1);
  });

  it("is drawn smaller as a whole in a window that is too low or too narrow", () => {
    open(1366, 625);
    expect(fit()).toBeCloseTo(625 / 720);
    open(1024, 768);
    expect(fit()).toBeCloseTo(0.8);
  });

  it("has a form of its own on phones", () => {
    open(390, 844, true);
    expect(fit()).toBe(1);
  });
});
