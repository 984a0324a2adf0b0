import type { Names } from "../../demo";

export default {
  female: {
    elder:
      "Krystyna Barbara Teresa Danuta Halina Irena Jadwiga Janina Zofia Maria Elżbieta Grażyna Bożena Wiesława Urszula Stanisława Helena Alicja Mirosława Lucyna Genowefa Czesława Regina Wanda",
    middle:
      "Małgorzata Anna Joanna Agnieszka Beata Dorota Iwona Renata Ewa Monika Katarzyna Edyta Aneta Marzena Sylwia Izabela Jolanta Justyna Magdalena Ilona Violetta Mariola Aleksandra Hanna",
    young:
      "Natalia Karolina Paulina Zuzanna Julia Weronika Klaudia Patrycja Martyna Oliwia Kinga Dominika Marta Sandra Kamila Emilia Gabriela Daria Milena Nikola Ada Laura Sara Michalina",
  },
  male: {
    elder:
      "Stanisław Jan Józef Andrzej Tadeusz Jerzy Zbigniew Ryszard Henryk Kazimierz Marian Czesław Zdzisław Wiesław Janusz Edward Leszek Bogdan Mirosław Eugeniusz Waldemar Roman Lech Zygmunt",
    middle:
      "Krzysztof Piotr Paweł Tomasz Marcin Michał Marek Grzegorz Robert Dariusz Rafał Mariusz Jacek Artur Sławomir Wojciech Sebastian Jarosław Radosław Przemysław Arkadiusz Cezary Norbert Adam",
    young:
      "Kamil Mateusz Łukasz Jakub Dawid Bartosz Patryk Damian Szymon Filip Adrian Maciej Karol Konrad Hubert Daniel Kacper Wiktor Igor Mikołaj Oskar Bartłomiej Dominik Kuba",
  },
  nicknames:
    "Nocnymarek Wiatr Bursztyn Zachódsłońca Włóczykij Jarzębina Cichawoda Półmrok Sowa Kawapopołudniu Górskiszlak Piołun Dobraaura Rzekapłynie Lisidół Nieśpiesznie",
} satisfies Names;
